/** The scripts of the examples that run the command line, as npm starts them. */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { run } from '../package/packed.js'

describe('the scripts of the examples', () => {
  it.each([
    ['conduit', 'routes', [], /^GET {5}\/.*#/m],
    ['places', 'routes', [], /^GET {5}\/.*#/m],
    ['conduit', 'generate', ['--', '--check'], /^contexts\.ts is up to date.*\nopenapi\.json is up to date/],
    ['places', 'openapi', ['--', '--check'], /^openapi\.json is up to date/],
  ])('run the command line: %s, %s', async (example, script, more, printed) => {
    const folder = fileURLToPath(new URL(`../../examples/${example}`, import.meta.url))
    const { stdout } = await run('npm', ['run', '--silent', script, ...more], { cwd: folder })
    expect(stdout).toMatch(printed)
  })
})
