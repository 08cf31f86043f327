/** The modules of a section run, and what a reader would see: what they print, what they throw, how their server answers. */

import { once } from 'node:events'
import { symlink, writeFile } from 'node:fs/promises'
import { Server as HttpServer, type IncomingMessage, request } from 'node:http'
import { type AddressInfo, Server } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { isRouteTable } from '../../src/table/table.js'
import { createProject, runBuilt } from '../support/cli.js'
import { folder, type Module, NAME_LINE } from './modules.js'
import { root } from './pages.js'

export interface Outcome {
  readonly printed: string
  readonly thrown: readonly { readonly name: string; readonly message: string }[]
  /** The tables that the modules export, as text. */
  readonly tables: readonly string[]
  /** The server that was last asked to listen. */
  readonly server: HttpServer | undefined
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection', 'exit'] as const

/** Runs modules in their order. No server listens, unless on a port that the system chooses; those are closed afterwards. */
export const runModules = async (modules: readonly Module[]): Promise<Outcome> => {
  const printed: string[] = []
  const thrown: { name: string; message: string }[] = []
  const tables: string[] = []
  let server: HttpServer | undefined
  const listeners = SIGNALS.map(event => process.listeners(event as 'exit'))
  const log = vi.spyOn(console, 'log').mockImplementation((...given) => {
    printed.push(`${format(...given)}\n`)
  })
  const { listen } = Server.prototype
  const listening = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (
    this: Server,
    ...given: unknown[]
  ) {
    if (typeof given[0] === 'object') return Reflect.apply(listen, this, given) // that of `fetchFrom`, for all sections
    if (this instanceof HttpServer) server = this
    if (given[0] !== 0) return this
    onTestFinished(() => void this.close())
    return Reflect.apply(listen, this, given)
  })
  try {
    for (const { name, path } of modules) {
      const load = import(/* @vite-ignore */ pathToFileURL(folder + path).href) as Promise<object>
      await load.then(
        exported => void tables.push(...Object.values(exported).filter(isRouteTable).map(String)),
        (error: Error) => void thrown.push({ name, message: error.message }),
      )
    }
  } finally {
    log.mockRestore()
    listening.mockRestore()
    SIGNALS.forEach((event, at) => {
      for (const each of process.listeners(event as 'exit'))
        if (!listeners[at]?.includes(each)) process.off(event, each)
    })
  }
  return { printed: printed.join(''), thrown, tables, server }
}

/** A command of a `console` block as the words that a shell would pass on: quotes hold words together. */
const wordsOf = (command: string): readonly string[] =>
  [...command.matchAll(/(?:'[^']*'|"[^"]*"|[^\s'"])+/g)].map(([word]) => word.replace(/'([^']*)'|"([^"]*)"/g, '$1$2'))

/** The commands of a `console` block, each with the output below it. */
export const commandsOf = (text: string): readonly { readonly words: readonly string[]; readonly output: string }[] =>
  text.split(/^\$ /m).flatMap((each, at) => {
    const [command = '', ...output] = each.split('\n')
    if (at > 0) return [{ words: wordsOf(command), output: output.join('\n') }]
    return each === '' ? [] : [{ words: ['(a console block begins with $)'], output: each }]
  })

/** Runs a command, and returns what it prints, apart from what `> file` writes into a file. */
export const runCommand = async (words: readonly string[], outcome: Outcome, project: string): Promise<string> => {
  if (words[0] === 'curl') return curl(words.slice(1), outcome.server)
  if (words[0] !== 'npx' || words[1] !== 'signalbox') return `this command is not run: ${words.join(' ')}\n`
  const into = words.indexOf('>')
  const { stdout, stderr } = await runBuilt(project, words.slice(2, into === -1 ? undefined : into))
  if (into === -1) return stdout + stderr
  await writeFile(join(project, words[into + 1] ?? ''), stdout)
  return stderr
}

/** The modules of a section as a project with the packages that they import. */
export const projectOf = async (modules: readonly Module[]): Promise<string> => {
  const project = await createProject(
    Object.fromEntries(modules.map(({ name, text }) => [name, text.replace(NAME_LINE, '')])),
  )
  const imported = modules.flatMap(({ text }) =>
    [...text.matchAll(/^import (?!type )[^'\n]*'((?:@[\w-]+\/)?[\w][\w-]*)/gm)].map(([, name = '']) => name),
  )
  for (const name of new Set(imported))
    if (name !== 'signalbox' && !name.includes('/') && !name.startsWith('node'))
      await symlink(join(root, 'node_modules', name), join(project, 'node_modules', name))
  return project
}

/** The header fields of a connection rather than of an answer. */
const CONNECTION = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** What `curl` sends by itself. */
const SENT = { Accept: '*/*', 'User-Agent': 'curl' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** A header field as `-H` takes it. */
const fieldOf = (text: string): Record<string, string> => {
  const [, name = '', value = ''] = /^([^:]+): *(.*)$/.exec(text) ?? []
  return { [name]: value }
}

/** `curl` with the options that pages use: -i, -I, -X, -H and -d. With -i the header fields of the connection are left out. */
const curl = async (given: readonly string[], server: HttpServer | undefined): Promise<string> => {
  if (!server) return 'curl: no module of the section listens\n'
  const headers: Record<string, string> = {}
  let [method, body, path, shown]: [string?, string?, string?, boolean?] = []
  for (let at = 0; at < given.length; at++) {
    const word = given[at] as string // within the list
    if (word === '-i') shown = true
    else if (word === '-I') [shown, method] = [true, 'HEAD']
    else if (word === '-X') method = given[++at]
    else if (word === '-d') body = given[++at]
    else if (word === '-H') Object.assign(headers, fieldOf(given[++at] ?? ''))
    else if (/^(http:\/\/)?localhost:3000\//.test(word)) path = word.replace(/^(http:\/\/)?localhost:3000/, '')
    else return `curl: the pages use -i, -I, -X, -H, -d and localhost:3000, not ${word}\n`
  }
  if (!server.listening) {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {}) // the module may print its address
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    log.mockRestore()
    onTestFinished(() => void server.close())
  }
  const { port } = server.address() as AddressInfo // it listens on a port
  const sending = request({
    ...{ host: '127.0.0.1', port, path, agent: false },
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: { ...SENT, ...(body === undefined ? {} : FORM), ...headers },
  }).end(body)
  const [response] = (await once(sending, 'response')) as [IncomingMessage]
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  return (shown ? headOf(response) : '') + (text === '' || text.endsWith('\n') ? text : `${text}\n`)
}

const headOf = ({ httpVersion, statusCode, statusMessage, rawHeaders }: IncomingMessage): string => {
  const fields = rawHeaders.flatMap((name, at) =>
    at % 2 === 1 || CONNECTION.includes(name.toLowerCase()) ? [] : [`${name}: ${rawHeaders[at + 1]}\n`],
  )
  return `HTTP/${httpVersion} ${statusCode} ${statusMessage}\n${fields.join('')}\n`
}
