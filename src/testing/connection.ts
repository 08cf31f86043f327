/** A connection in memory: two streams, each of which reads what the other one writes. */

import { Duplex } from 'node:stream'

/** One side of a connection. What the side is told of the other's address is that of a local client. */
class Side extends Duplex {
  readonly remoteAddress = '127.0.0.1'
  /** Whether Koa takes the connection for one of HTTPS. */
  readonly encrypted: boolean
  #other: Side | undefined
  #read: (() => void) | undefined

  constructor(encrypted: boolean) {
    super()
    this.encrypted = encrypted
  }

  static pair(encrypted: boolean): readonly [Side, Side] {
    const sides = [new Side(encrypted), new Side(encrypted)] as const
    sides[0].#other = sides[1]
    sides[1].#other = sides[0]
    return sides
  }

  /** Not at once: timers must run while two sides that are always ready write and read. */
  override _read(): void {
    const read = this.#read
    this.#read = undefined
    if (read) setImmediate(read)
  }

  /** The writer waits until the other side has read: a fast stream does not fill the memory. */
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    const other = this.#other
    if (other === undefined || other.destroyed) return // this side is closed next
    other.#read = done
    if (other.push(chunk)) other._read()
  }

  override _final(done: () => void): void {
    this.#other?.push(null)
    done()
  }

  /** A side that is closed before it has ended takes the other one with it, as a lost connection does. */
  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const hasEnded = this.writableFinished && this.readableEnded
    if (!hasEnded) setImmediate(() => this.#other?.destroy())
    done(error)
  }
}

/** The two sides of a connection. */
export const connection = (encrypted: boolean): readonly [client: Duplex, server: Duplex] => Side.pair(encrypted)
