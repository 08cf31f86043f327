/** What becomes of a program when it runs: `tsx outcome.ts <module> <path>…` prints `start`, `request` or `never`, and why. */
import type { Follow, Start } from './start.js'

const [module = '', ...paths] = process.argv.slice(2)

const print = (outcome: string, error: unknown = ''): void => {
  // The port differs each time.
  console.log(JSON.stringify([outcome, String(error).replace(/(?<=127\.0\.0\.1):\d+/g, '')]))
}

/** What a server logs is no part of the outcome. */
console.error = () => {}

const ok = async (answer: Promise<unknown>): Promise<void> => {
  const response = await answer
  if (response instanceof Response && !response.ok) throw new Error(`${response.status} ${await response.text()}`)
}

const run = async (): Promise<void> => {
  const { start, follow }: { start: Start; follow: Follow } = await import(module)
  const { url } = await start()
  try {
    for (const path of paths) await ok(fetch(url + path))
    await ok(follow(url))
    print('never')
  } catch (error) {
    print('request', error)
  }
}

await run().catch(error => print('start', error))
process.exit()
