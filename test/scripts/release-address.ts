/**
 * `npm run release:address -- https://github.com/owner/name` writes the address of the repository into package.json: registries link to
 * it, and resolve the relative links and the picture of the README by it. `--check`, which npm runs before it publishes, refuses a
 * package without an address.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { addressProblem, withAddress } from '../package/address.js'

const file = fileURLToPath(new URL('../../package.json', import.meta.url))
const text = readFileSync(file, 'utf8')
const [given = ''] = process.argv.slice(2)
try {
  if (given !== '--check') writeFileSync(file, withAddress(text, given))
  const problem = addressProblem(readFileSync(file, 'utf8'))
  if (problem !== undefined) throw new Error(problem)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
