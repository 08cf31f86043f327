/** The server's end of a connection in memory. */
import { Socket } from 'node:net'

/** Who gets what a server writes to its end of a connection. */
export interface Peer {
  /** Takes bytes. The server may write more after `done`. */
  receive(bytes: Buffer, done: () => void): void
  /** The server has written everything. */
  end(): void
  /** The connection is closed, whether everything has been written or not. */
  close(): void
}

/**
 * The server's end of a connection in memory. It is a `Socket`, since applications call methods that only a socket has, such as
 * `ctx.socket.setNoDelay()`, and `ctx.ip` is its address.
 */
export class MemorySocket extends Socket {
  readonly #peer: Peer
  #wanted: (() => void) | undefined
  /** Koa reads it for `ctx.secure`. */
  readonly encrypted: boolean

  constructor(peer: Peer, encrypted: boolean) {
    super()
    this.#peer = peer
    this.encrypted = encrypted
    Object.defineProperty(this, 'remoteAddress', { value: '127.0.0.1' })
  }

  /** Gives bytes to the server, and resolves when it wants more, or never will. */
  async give(bytes: Uint8Array): Promise<void> {
    if (this.destroyed || this.push(bytes)) return
    await new Promise<void>(resolve => {
      this.#wanted = resolve
    })
  }

  #want(): void {
    this.#wanted?.()
    this.#wanted = undefined
  }

  override _read(): void {
    this.#want()
  }

  /** A socket does not turn texts into bytes before it writes them. */
  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: () => void): void {
    this.#peer.receive(typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk, done)
  }

  /** Node joins the parts that are written at once. */
  override _writev(parts: { chunk: Buffer | string; encoding: BufferEncoding }[], done: () => void): void {
    const all = parts.map(({ chunk, encoding }) => (typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk))
    this.#peer.receive(Buffer.concat(all), done)
  }

  override _final(done: () => void): void {
    this.#peer.end()
    done()
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#want()
    this.#peer.close()
    super._destroy(error, done)
  }
}
