/**
 * Runs npm scripts, as many at a time as there are processors, and prints the output of each one when it ends:
 * `tsx test/scripts/together.ts check:5.9 check:6.0`. Fails if one of them fails, after all have ended.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

interface Ended {
  readonly output: string
  readonly status: number | null
}

const run = (script: string): Promise<Ended> =>
  new Promise((resolve, reject) => {
    // On Windows, npm is a command of the shell. The names of scripts need no quotes.
    const child = spawn(`npm run ${script}`, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
    const output: string[] = []
    child.stdout.setEncoding('utf8').on('data', text => output.push(text))
    child.stderr.setEncoding('utf8').on('data', text => output.push(text))
    child.once('error', reject)
    child.once('close', status => resolve({ output: output.join(''), status }))
  })

const scripts = process.argv.slice(2)
if (scripts.length === 0) throw new Error('name the npm scripts to run')
const waiting = [...scripts]
const failed: string[] = []

const work = async (): Promise<void> => {
  for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
    const start = performance.now()
    const { output, status } = await run(script)
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(`${status === 0 ? 'passed' : 'FAILED'}: npm run ${script} (${seconds} s)`)
    if (output.trim() !== '') console.log(output.trimEnd())
    if (status !== 0) failed.push(script)
  }
}
await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work))

if (failed.length > 0) {
  console.error(`\nfailed: ${failed.map(script => `npm run ${script}`).join(', ')}`)
  process.exitCode = 1
}
