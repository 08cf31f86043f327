/** The language server of TypeScript 7.0 (`tsc --lsp --stdio`) over its pipes, as editors use it. */
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { startCompiler } from '../../bench/types/compile.js'

/** An editor in which a folder is open. `offset` is a place in a file of the folder. */
export interface Editor {
  completions(file: string, offset: number): Promise<readonly Completion[]>
  hover(file: string, offset: number): Promise<Hover>
  /** The documentation of one completion, as an editor shows it beside the list. */
  completion(file: string, offset: number, name: string): Promise<Hover>
  /** The parameter hint: the form of the call that an editor shows first. */
  signature(file: string, offset: number): Promise<Hover>
  /** Where "go to definition" leads to. */
  definition(file: string, offset: number): Promise<readonly Place[]>
  /** Where a name is used, its declaration included. */
  references(file: string, offset: number): Promise<readonly Place[]>
  /** The places that a new name for the one at this place changes. */
  renamed(file: string, offset: number): Promise<readonly Place[]>
  close(): Promise<void>
}

/** A file of the project and a line of code in it: `routes.ts: get('ping')`. */
export type Place = `${string}: ${string}`

export const placeOf = (path: string, text: string, line: number): Place =>
  `${basename(path)}: ${text.split('\n')[line]?.trim() ?? ''}`

export interface Completion {
  /** With parentheses after it, where an editor offers to write an option as a method. 7.0 does not. */
  readonly name: string
}

/** `shows` is the type, which comes above the docstring. */
export interface Hover {
  readonly shows: string
  readonly docstring: string
}

/** The part of the protocol that is used here: https://microsoft.github.io/language-server-protocol/specification */
interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly items?: readonly unknown[] }
  readonly result?: unknown
  readonly error?: { readonly message: string }
}
interface Signature {
  readonly label: string
  readonly documentation?: string | { readonly value: string }
}
interface Signatures {
  readonly signatures: readonly Signature[]
  readonly activeSignature?: number | null
}
interface Location {
  readonly uri: string
  readonly range: { readonly start: { readonly line: number } }
}
interface Edits {
  readonly changes?: { readonly [uri: string]: readonly Pick<Location, 'range'>[] }
}
interface Item {
  readonly label: string
  readonly insertText?: string
  readonly detail?: string
  readonly documentation?: string | { readonly value: string }
}

const CAPABILITIES = {
  textDocument: {
    completion: { completionItem: { documentationFormat: ['markdown'] } },
    hover: { contentFormat: ['markdown'] },
    signatureHelp: { signatureInformation: { documentationFormat: ['markdown'] } },
  },
}

const textOf = (text: Signature['documentation']): string => (typeof text === 'string' ? text : (text?.value ?? ''))

export const openServer = async (folder: string): Promise<Editor> => {
  const server = startCompiler('7.0', ['--lsp', '--stdio'])
  server.stderr.resume() // its log
  const waiting = new Map<number, (answer: Message) => void>()
  server.once('close', () => {
    for (const answer of waiting.values()) answer({ error: { message: 'the server has ended' } })
  })

  const send = (message: object): void => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const ask = async (method: string, params?: object): Promise<unknown> => {
    const id = waiting.size + 1
    const answer = new Promise<Message>(resolve => waiting.set(id, resolve))
    send({ id, method, params })
    const { result, error } = await answer
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
  /** Passes an answer to its question. The server's own questions are answered with no settings, or with nothing. */
  const receive = ({ id, method, params, ...answer }: Message): void => {
    if (id === undefined) return
    if (method === undefined) waiting.get(id)?.(answer)
    else send({ id, result: method === 'workspace/configuration' ? (params?.items ?? []).map(() => null) : null })
  }
  let received = Buffer.alloc(0)
  server.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (let body = received.indexOf('\r\n\r\n') + 4; body > 3; body = received.indexOf('\r\n\r\n') + 4) {
      const end = body + Number(/Content-Length: (\d+)/i.exec(received.toString('latin1', 0, body))?.[1])
      if (received.length < end) return
      const message: Message = JSON.parse(received.toString('utf8', body, end))
      received = received.subarray(end)
      receive(message)
    }
  })

  const uriOf = (file: string): string => pathToFileURL(folder + file).href
  const texts = new Map<string, string>()
  const open = (file: string): string => {
    const text = texts.get(file) ?? readFileSync(folder + file, 'utf8')
    const textDocument = { uri: uriOf(file), languageId: 'typescript', version: 1, text }
    if (!texts.has(file)) send({ method: 'textDocument/didOpen', params: { textDocument } })
    texts.set(file, text)
    return text
  }
  const at = (file: string, offset: number): object => {
    const before = open(file).slice(0, offset).split('\n')
    const position = { line: before.length - 1, character: before.at(-1)?.length }
    return { textDocument: { uri: uriOf(file) }, position }
  }

  const placesOf = (found: readonly Location[]): readonly Place[] =>
    found.map(({ uri, range }) => {
      const path = fileURLToPath(uri)
      return placeOf(path, readFileSync(path, 'utf8'), range.start.line)
    })
  const itemsAt = async (file: string, offset: number): Promise<readonly Item[]> => {
    const answer = (await ask('textDocument/completion', at(file, offset))) as { items?: readonly Item[] } | null
    return answer?.items ?? []
  }

  await ask('initialize', { processId: process.pid, rootUri: uriOf(''), capabilities: CAPABILITIES })
  send({ method: 'initialized', params: {} })
  // The server makes a new checker after each file that is opened.
  for (const file of readdirSync(folder)) if (file.endsWith('.ts')) open(file)
  return {
    completions: async (file, offset) =>
      (await itemsAt(file, offset)).map(({ label, insertText }) => ({ name: insertText ?? label })),
    completion: async (file, offset, name) => {
      const item = (await itemsAt(file, offset)).find(({ label, insertText }) => (insertText ?? label) === name)
      const { detail = '', documentation } = (await ask('completionItem/resolve', item)) as Item
      return { shows: detail, docstring: textOf(documentation) }
    },
    signature: async (file, offset) => {
      const answer = (await ask('textDocument/signatureHelp', at(file, offset))) as Signatures | null
      const signature = answer?.signatures[answer.activeSignature ?? 0]
      return { shows: signature?.label ?? '', docstring: textOf(signature?.documentation) }
    },
    hover: async (file, offset) => {
      const answer = (await ask('textDocument/hover', at(file, offset))) as { contents: { value: string } } | null
      const [, shows = '', docstring = ''] = /^```\w+\n(.*?)\n```(.*)$/s.exec(answer?.contents.value ?? '') ?? []
      return { shows, docstring }
    },
    definition: async (file, offset) => {
      const answer = (await ask('textDocument/definition', at(file, offset))) as readonly Location[] | Location | null
      return placesOf([answer ?? []].flat())
    },
    references: async (file, offset) => {
      const question = { ...at(file, offset), context: { includeDeclaration: true } }
      return placesOf((await ask('textDocument/references', question)) as readonly Location[])
    },
    renamed: async (file, offset) => {
      const answer = (await ask('textDocument/rename', { ...at(file, offset), newName: 'renamed' })) as Edits
      return placesOf(
        Object.entries(answer.changes ?? {}).flatMap(([uri, edits]) => edits.map(edit => ({ uri, ...edit }))),
      )
    },
    close: async () => {
      await ask('shutdown')
      send({ method: 'exit' })
      server.stdin.end()
      await once(server, 'exit')
    },
  }
}
