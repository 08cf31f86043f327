/** The servers that editors ask: tsserver of 5.9 and 6.0, and the language server of 7.0. */
import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Compiler } from './compile.js'

const absolute = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** What this measurement needs of an editor. Lines and characters count from 0. */
export interface Editor {
  open(file: string, text: string): Promise<void>
  change(file: string, text: string): Promise<void>
  /** Returns how many errors the file has. */
  diagnose(file: string): Promise<number>
  complete(file: string, line: number, character: number): Promise<readonly string[]>
  /** Returns the type that a hover shows. */
  hover(file: string, line: number, character: number): Promise<string>
  /** Of the server, in MB. */
  memory(): number
  /** What the server has used of the processor so far, in milliseconds. */
  processorTime(): number
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

interface Position {
  readonly line: number
  readonly character: number
}

const positionAt = (text: string, offset: number): Position => {
  const lines = text.slice(0, offset).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

/** The place where two texts differ, and what is there in the second. */
const edit = (before: string, after: string): { start: Position; end: Position; newText: string } => {
  const least = Math.min(before.length, after.length)
  let same = 0
  while (same < least && before[same] === after[same]) same++
  let rest = 0
  while (rest < least - same && before.at(-1 - rest) === after.at(-1 - rest)) rest++
  return {
    start: positionAt(before, same),
    end: positionAt(before, before.length - rest),
    newText: after.slice(same, after.length - rest),
  }
}

/** The resident memory of a process and of those that it started, in MB. Linux only: `NaN` elsewhere. */
const memoryOf = (pid: number | undefined): number => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    return children.reduce((sum, child) => sum + (child ? memoryOf(Number(child)) : 0), Number(kilobytes) / 1024)
  } catch {
    return Number.NaN
  }
}

/** The processor time of a process, of all its threads, and of those that it started, in milliseconds. Linux only: `NaN` elsewhere. */
const processorTimeOf = (pid: number | undefined): number => {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
      const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ')
      const ofChildren = children.reduce((all, child) => all + (child ? processorTimeOf(Number(child)) : 0), 0)
      return sum + Number(nanoseconds) / 1e6 + ofChildren
    }, 0)
  } catch {
    return Number.NaN
  }
}

/** tsserver, which responds to requests by their number. */
const tsserver = (name: string, folder: string): Editor => {
  const server = absolute(`../../node_modules/${name}/lib/tsserver.js`)
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
      const { start, end, newText } = edit(texts.get(file) ?? '', text)
      texts.set(file, text)
      const location = ({ line, character }: Position) => ({ line: line + 1, offset: character + 1 })
      const textChanges = [{ start: location(start), end: location(end), newText }]
      await ask('updateOpen', { changedFiles: [{ fileName: file, textChanges }] })
    },
    diagnose: async file => ((await ask('semanticDiagnosticsSync', { file })) as readonly unknown[]).length,
    complete: async (file, line, character) => {
      const found = await ask('completionInfo', { file, line: line + 1, offset: character + 1 })
      return ((found as { entries?: { name: string }[] } | undefined)?.entries ?? []).map(({ name }) => name)
    },
    hover: async (file, line, character) => {
      const found = await ask('quickinfo', { file, line: line + 1, offset: character + 1 })
      return (found as { displayString?: string } | undefined)?.displayString ?? ''
    },
    memory: () => memoryOf(child.pid),
    processorTime: () => processorTimeOf(child.pid),
    close: () => child.kill(),
  }
}

/** The language server, over its protocol. Diagnostics are requested, not pushed by the server. */
const languageServer = async (folder: string): Promise<Editor> => {
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
    capabilities: { textDocument: { diagnostic: {}, completion: {}, hover: {} } },
  })
  send({ method: 'initialized', params: {} })
  let version = 1
  const texts = new Map<string, string>()
  return {
    open: async (file, text) => {
      texts.set(file, text)
      send({
        method: 'textDocument/didOpen',
        params: { textDocument: { ...document(file), languageId: 'typescript', version: ++version, text } },
      })
    },
    change: async (file, text) => {
      const { start, end, newText } = edit(texts.get(file) ?? '', text)
      texts.set(file, text)
      const contentChanges = [{ range: { start, end }, text: newText }]
      send({
        method: 'textDocument/didChange',
        params: { textDocument: { ...document(file), version: ++version }, contentChanges },
      })
    },
    diagnose: async file => {
      const found = await ask('textDocument/diagnostic', { textDocument: document(file) })
      // Severity 1 is an error. Others are hints, such as an unused import.
      return (found as { items: readonly { severity: number }[] }).items.filter(({ severity }) => severity === 1).length
    },
    complete: async (file, line, character) => {
      const found = await ask('textDocument/completion', {
        textDocument: document(file),
        position: { line, character },
      })
      const items = Array.isArray(found) ? found : ((found as { items?: { label: string }[] } | null)?.items ?? [])
      return items.map(({ label }: { label: string }) => label)
    },
    hover: async (file, line, character) => {
      const found = await ask('textDocument/hover', { textDocument: document(file), position: { line, character } })
      const contents = (found as { contents?: string | { value: string } } | null)?.contents ?? ''
      return typeof contents === 'string' ? contents : contents.value
    },
    memory: () => memoryOf(child.pid),
    processorTime: () => processorTimeOf(child.pid),
    close: () => child.kill(),
  }
}

/** Starts the server of a compiler for the project in a folder. */
export const openEditor = async (compiler: Compiler, folder: string): Promise<Editor> => {
  if (compiler === '7.0') return languageServer(folder)
  return tsserver(compiler === '5.9' ? 'typescript' : 'typescript-6', folder)
}
