/** What typed clients cost the compiler, beside an application of 100 resources with three routes each. */
import { generateFront, generateServer } from './client.js'
import { clientPeers, generateClientPeer } from './client-peers.js'
import { type Compiler, compile, failed } from './compile.js'
import { type Files, write } from './generate.js'
import { head, line, thousands } from './output.js'

const RESOURCES = 100
const CALLS = [0, 10, 100]

/** The application, and the same with a front end for each number of calls. */
const applications = (name: string, library: string): readonly Files[] => {
  const own = (calls?: number): Files =>
    name === 'signalbox'
      ? {
          ...generateServer(RESOURCES, library, 'zod/v4'),
          ...(calls === undefined ? {} : generateFront(calls, RESOURCES, library)),
        }
      : generateClientPeer(clientPeers.find(each => each === name) ?? 'hono', RESOURCES, calls)
  return [own(), ...CALLS.map(own)]
}

export const compareClients = async (compilers: readonly Compiler[], library: string, folder: string) => {
  for (const compiler of compilers) {
    console.log(`\n## ${compiler}: a typed client of ${RESOURCES} resources, instantiations above the application\n`)
    head('library', 'application', ...CALLS.map(calls => `${calls} calls`), 'a call')
    for (const name of ['signalbox', ...clientPeers]) {
      const found: number[] = []
      for (const files of applications(name, library)) {
        await write(`${folder}/client`, files, { lib: ['ES2023', 'DOM', 'DOM.Iterable'] })
        const outcome = await compile(compiler, `${folder}/client`)
        if (failed(outcome)) console.log(`${name}: ${outcome.failure}`)
        else found.push(outcome.instantiations)
      }
      const [application = 0, ...fronts] = found
      const [, few = 0, many = 0] = fronts
      const [, fewCalls = 0, manyCalls = 1] = CALLS
      const each = ((many - few) / (manyCalls - fewCalls)).toFixed(0)
      line(name, thousands(application), ...fronts.map(front => thousands(front - application)), each)
    }
  }
}
