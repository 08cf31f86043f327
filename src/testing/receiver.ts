/** The client's end of a connection in memory: makes an answer of what the server writes. */
import type { Peer } from './memory-socket.js'
import { bodyReader, type Head, type ReadBody, readHead } from './read-answer.js'

/** An answer. Its body is `null` if it cannot have one. */
export interface Answer extends Head {
  readonly body: ReadableStream<Uint8Array> | null
}

/** The statuses whose answers have no body. */
const EMPTY = [204, 205, 304]

/** How many bytes an answer may have that nobody reads, before the application has to wait: as many as sockets take. */
const UNREAD = 1_048_576

/** What `fetch` rejects with: an error that says no more, with the reason as its cause. */
export const failed = (cause: unknown): TypeError => new TypeError('fetch failed', { cause })

/** What the body of an answer fails with. */
export const terminated = (cause: unknown): TypeError => new TypeError('terminated', { cause })

/** The client's end of a connection: reads the answer. */
export class Receiver implements Peer {
  readonly #method: string
  readonly #resolve: (answer: Answer) => void
  readonly #reject: (error: unknown) => void
  #unread: Buffer = Buffer.alloc(0)
  #readBody: ReadBody | undefined
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined
  #over = false
  #wanted: (() => void) | undefined
  /** What is done when nobody wants the rest of the answer. */
  cancel: () => void = () => {}

  constructor(method: string, resolve: (answer: Answer) => void, reject: (error: unknown) => void) {
    this.#method = method
    this.#resolve = resolve
    this.#reject = reject
  }

  receive(bytes: Buffer, done: () => void): void {
    try {
      this.#read(bytes)
    } catch (error) {
      this.fail(failed(error))
    }
    if (this.#over || (this.#controller?.desiredSize ?? 1) > 0) done()
    else this.#wanted = done
  }

  #read(bytes: Buffer): void {
    if (this.#over) return
    const rest = this.#controller ? bytes : this.#readHead(bytes)
    if (!this.#controller || rest === undefined) return
    const { parts, complete } = this.#readBody?.(rest) ?? { parts: [rest], complete: false }
    for (const part of parts) if (part.length > 0) this.#controller.enqueue(new Uint8Array(part))
    if (complete) this.#close()
  }

  /** Returns the first bytes of the body, if the head is complete and the answer has a body. */
  #readHead(bytes: Buffer): Buffer | undefined {
    this.#unread = Buffer.concat([this.#unread, bytes])
    const read = readHead(this.#unread)
    if (!read) return undefined
    const { head, rest } = read
    const isEmpty = this.#method === 'HEAD' || EMPTY.includes(head.status)
    this.#over = isEmpty
    this.#readBody = bodyReader(head.headers)
    this.#resolve({ ...head, body: isEmpty ? null : this.#createBody() })
    return isEmpty ? undefined : rest
  }

  #createBody(): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        start: controller => {
          this.#controller = controller
        },
        pull: () => this.#want(),
        cancel: () => {
          this.#over = true
          this.#want()
          this.cancel()
        },
      },
      new ByteLengthQueuingStrategy({ highWaterMark: UNREAD }),
    )
  }

  #want(): void {
    this.#wanted?.()
    this.#wanted = undefined
  }

  #close(): void {
    this.#over = true
    this.#controller?.close()
  }

  /** Only a body without a length and without chunks is complete then. */
  end(): void {
    if (!this.#over && this.#controller && !this.#readBody) this.#close()
    else this.close()
  }

  close(): void {
    const cause = new Error('the application has closed the connection')
    this.fail(this.#controller ? terminated(cause) : failed(cause))
    this.#want()
  }

  /** Ends an answer that is not complete. */
  fail(error: unknown): void {
    if (this.#over) return
    this.#over = true
    this.#reject(error)
    this.#controller?.error(error)
  }
}
