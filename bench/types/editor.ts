/**
 * `npm --prefix bench run types:editor [-- --rounds=30 --routes=600]`
 *
 * How long an editor takes from a keystroke to new diagnostics and to completions: with tsserver of 5.9 and the language
 * server of 7.0, in the application of `generate.ts` and in the same classes without a table.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { declareLibrary } from './compile.js'
import { generate, ROUTES_EACH, write } from './generate.js'

const argument = (name: string): string | undefined =>
  process.argv.find(each => each.startsWith(`--${name}=`))?.slice(name.length + 3)
const rounds = Number(argument('rounds') ?? 21)
const resources = Math.floor(Number(argument('routes') ?? 600) / ROUTES_EACH)
const WARM_UP = 3

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
/**
 * The application is outside this repository, with packages of its own. The language server of 7.0 reads all packages that
 * the nearest `package.json` names, and would read the peers of these benchmarks for each response.
 */
const base = await mkdtemp(join(tmpdir(), 'signalbox-editor-'))
const folder = `${base}/application`
const PACKAGES = ['koa', '@types']

const install = async (): Promise<void> => {
  const dependencies = { koa: '^3.0.0', '@types/koa': '^3.0.0', '@types/node': '^20.0.0' }
  await writeFile(`${folder}/package.json`, JSON.stringify({ type: 'module', dependencies }))
  await mkdir(`${folder}/node_modules`)
  for (const name of PACKAGES) await symlink(absolute(`../../node_modules/${name}`), `${folder}/node_modules/${name}`)
}

/** What this measurement needs of an editor. Lines and characters count from 0. */
interface Editor {
  open(file: string, text: string): Promise<void>
  change(file: string, text: string): Promise<void>
  /** Returns how many errors the file has. */
  diagnose(file: string): Promise<number>
  complete(file: string, line: number, character: number): Promise<readonly string[]>
  close(): void
}

type Message = Record<string, unknown>

/** Reads JSON messages that follow a `Content-Length`, as both servers write them. */
const listen = (child: ChildProcess, heard: (message: Message) => void): void => {
  let rest = Buffer.alloc(0)
  child.stdout?.on('data', (part: Buffer) => {
    rest = Buffer.concat([rest, part])
    for (;;) {
      const head = rest.indexOf('\r\n\r\n')
      const length = Number(/Content-Length: (\d+)/i.exec(rest.subarray(0, Math.max(head, 0)).toString())?.[1])
      if (head === -1 || rest.length < head + 4 + length) return
      const body = rest.subarray(head + 4, head + 4 + length)
      rest = rest.subarray(head + 4 + length)
      heard(JSON.parse(body.toString()) as Message)
    }
  })
}

/** tsserver, which responds to requests by their number. */
const tsserver = (): Editor => {
  const server = absolute('../../node_modules/typescript/lib/tsserver.js')
  const child = spawn(process.execPath, [server, '--disableAutomaticTypingAcquisition', '--suppressDiagnosticEvents'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  const waiting = new Map<unknown, (message: Message) => void>()
  listen(child, message => {
    waiting.get(message.request_seq)?.(message)
    waiting.delete(message.request_seq)
  })
  let sequence = 0
  const send = (command: string, args: object): number => {
    child.stdin?.write(`${JSON.stringify({ seq: ++sequence, type: 'request', command, arguments: args })}\n`)
    return sequence
  }
  const ask = async (command: string, args: object): Promise<unknown> => {
    const seq = send(command, args)
    const message = await new Promise<Message>(resolve => waiting.set(seq, resolve))
    if (message.success !== true && message.message !== 'No content available.')
      throw new Error(`${command}: ${message.message}`)
    return message.body
  }
  const texts = new Map<string, string>()
  return {
    open: async (file, text) => {
      texts.set(file, text)
      await ask('updateOpen', { openFiles: [{ file, fileContent: text, projectRootPath: folder }] })
    },
    change: async (file, text) => {
      const lines = (texts.get(file) ?? '').split('\n')
      const end = { line: lines.length, offset: (lines.at(-1)?.length ?? 0) + 1 }
      texts.set(file, text)
      const textChanges = [{ start: { line: 1, offset: 1 }, end, newText: text }]
      await ask('updateOpen', { changedFiles: [{ fileName: file, textChanges }] })
    },
    diagnose: async file => ((await ask('semanticDiagnosticsSync', { file })) as readonly unknown[]).length,
    complete: async (file, line, character) => {
      const found = await ask('completionInfo', { file, line: line + 1, offset: character + 1 })
      return ((found as { entries?: { name: string }[] } | undefined)?.entries ?? []).map(({ name }) => name)
    },
    close: () => child.kill(),
  }
}

/** The language server, over its protocol. Diagnostics are requested, not pushed by the server. */
const languageServer = async (): Promise<Editor> => {
  const server = absolute('../../node_modules/typescript-7/bin/tsc')
  const child = spawn(process.execPath, [server, '--lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'ignore'] })
  const waiting = new Map<unknown, (message: Message) => void>()
  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin?.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  listen(child, message => {
    if (message.method === undefined) {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    } else if (message.id !== undefined) {
      // A request from the server, for example for settings: there are none.
      const items = (message.params as { items?: unknown[] } | undefined)?.items
      send({ id: message.id, result: items ? items.map(() => null) : null })
    }
  })
  let last = 0
  const ask = async (method: string, params: object): Promise<unknown> => {
    const id = ++last
    send({ id, method, params })
    const message = await new Promise<Message>(resolve => waiting.set(id, resolve))
    if (message.error) throw new Error(`${method}: ${JSON.stringify(message.error)}`)
    return message.result
  }
  const document = (file: string) => ({ uri: pathToFileURL(file).href })
  await ask('initialize', {
    processId: process.pid,
    rootUri: pathToFileURL(folder).href,
    capabilities: { textDocument: { diagnostic: {}, completion: {} } },
  })
  send({ method: 'initialized', params: {} })
  let version = 1
  return {
    open: async (file, text) =>
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { ...document(file), languageId: 'typescript', version: ++version, text } },
      }),
    change: async (file, text) =>
      send({
        method: 'textDocument/didChange',
        params: { textDocument: { ...document(file), version: ++version }, contentChanges: [{ text }] },
      }),
    diagnose: async file => {
      const found = await ask('textDocument/diagnostic', { textDocument: document(file) })
      return (found as { items: readonly unknown[] }).items.length
    },
    complete: async (file, line, character) => {
      const found = await ask('textDocument/completion', {
        textDocument: document(file),
        position: { line, character },
      })
      const items = Array.isArray(found) ? found : ((found as { items?: { label: string }[] } | null)?.items ?? [])
      return items.map(({ label }: { label: string }) => label)
    },
    close: () => child.kill(),
  }
}

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0

/** The median time from a change to the response, in milliseconds. */
const time = async (change: (round: number) => Promise<void>, wait: () => Promise<void>): Promise<number> => {
  const times: number[] = []
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const start = performance.now()
    await change(round)
    await wait()
    if (round >= WARM_UP) times.push(performance.now() - start)
  }
  return median(times)
}

/** A keystroke in the last declaration, and in every second round its undoing. */
const typed = (text: string, at: string, round: number): string =>
  round % 2 === 0 ? text.replace(at, `${at.slice(0, -1)}s'`) : text

const at = (text: string, needle: string): [line: number, character: number] => {
  const before = text.slice(0, text.indexOf(needle) + needle.length).split('\n')
  return [before.length - 1, before.at(-1)?.length ?? 0]
}

const check = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(`unexpected response of the editor: ${what}`)
}

const measure = async (name: string, start: () => Editor | Promise<Editor>, dialect: 'signalbox' | 'floor') => {
  const files = generate(dialect, { resources, library: `${base}/library/index.js` })
  await write(folder, files)
  await install()
  const editor = await start()
  const area = Object.keys(files).find(file => file !== 'routes.ts' && file !== 'use.ts') as string
  const table = dialect === 'signalbox' ? 'routes.ts' : 'use.ts'
  const read = async (file: string) => readFile(`${folder}/${file}`, 'utf8')
  const [tableText, areaText] = [await read(table), await read(area)]
  await editor.open(`${folder}/${table}`, tableText)
  await editor.open(`${folder}/${area}`, areaText)
  const cells: string[] = []
  const cell = (milliseconds: number) => cells.push(milliseconds.toFixed(0))

  if (dialect === 'signalbox') {
    const last = [...tableText.matchAll(/resources\('([\w-]+)'\)/g)].at(-1)?.[1] as string
    let errors = 0
    cell(
      await time(
        round => editor.change(`${folder}/${table}`, typed(tableText, `('${last}'`, round)),
        async () => {
          errors = await editor.diagnose(`${folder}/${table}`)
        },
      ),
    )
    check(errors <= 1, `${errors} errors in the table`)
    // The diagnostics of a controllers' file after a valid change in the table: another resource gets fewer actions.
    cell(
      await time(
        round =>
          editor.change(
            `${folder}/${table}`,
            round % 2 === 0 ? tableText.replace(`('${last}')`, `('${last}', { only: ['show', 'update'] })`) : tableText,
          ),
        async () => {
          errors = await editor.diagnose(`${folder}/${area}`)
        },
      ),
    )
    check(errors === 0, `${errors} errors in the controllers`)
    const completing = tableText.replace(`('${last}')`, `('${last}', { only: ['sho'] })`)
    const place = at(completing, `('${last}', { only: ['sho`)
    let found: readonly string[] = []
    cell(
      await time(
        round => editor.change(`${folder}/${table}`, round % 2 === 0 ? completing : completing.replace('sho', 'upd')),
        async () => {
          found = await editor.complete(`${folder}/${table}`, ...place)
        },
      ),
    )
    check(found.includes('show') && found.includes('update'), `completions ${found.slice(0, 5).join(', ')}`)
    await editor.change(`${folder}/${table}`, tableText)
  } else cells.push('', '', '')

  let errors = 0
  cell(
    await time(
      round => editor.change(`${folder}/${area}`, `${areaText}${round % 2 === 0 ? '// ' : ''}`),
      async () => {
        errors = await editor.diagnose(`${folder}/${area}`)
      },
    ),
  )
  check(errors === 0, `${errors} errors in the controllers`)
  const dotted = areaText.replace('ctx.params.id', 'ctx.params.i')
  const place = at(dotted, 'ctx.params.')
  let found: readonly string[] = []
  cell(
    await time(
      round => editor.change(`${folder}/${area}`, round % 2 === 0 ? dotted : dotted.replace('params.i', 'params.d')),
      async () => {
        found = await editor.complete(`${folder}/${area}`, ...place)
      },
    ),
  )
  check(found.includes('id'), `completions ${found.slice(0, 5).join(', ')}`)
  editor.close()
  console.log(`| ${[name, dialect === 'floor' ? 'no table' : 'table', ...cells].join(' | ')} |`)
}

try {
  await declareLibrary(`${base}/library`)
  console.log(
    `${resources * ROUTES_EACH} routes, medians of ${rounds} in milliseconds, from a keystroke in the table or in a file of controllers to the response\n`,
  )
  const head = [
    'server',
    'program',
    'table → its diagnostics',
    'table → diagnostics of a file of controllers',
    'table → completion of an action',
    'controllers → their diagnostics',
    'controllers → completion of a parameter',
  ]
  console.log(`| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`)
  for (const dialect of ['floor', 'signalbox'] as const) {
    await measure('tsserver 5.9', tsserver, dialect)
    await measure('tsc --lsp 7.0', languageServer, dialect)
  }
} finally {
  await rm(base, { recursive: true, force: true })
}
