/** Reads the bytes of a request, within a limit. */

import type { IncomingMessage } from 'node:http'
import type { Transform } from 'node:stream'

/** Why the bytes of a request cannot be read. */
type ReadFailure = 'too large' | 'malformed' | 'aborted'

/**
 * Reads a request, which is inflated first where it is compressed: the limit counts what comes out. What is left of a request that is not
 * read to its end is thrown away.
 */
export const readBytes = (
  req: IncomingMessage,
  limit: number,
  inflate?: Transform,
): Promise<Buffer<ArrayBuffer> | ReadFailure> =>
  new Promise(resolve => {
    const chunks: Buffer[] = []
    let size = 0
    const settle = (result: Buffer<ArrayBuffer> | ReadFailure): void => {
      source.off('data', onData).off('end', onEnd)
      req.off('close', onClose)
      if (inflate) {
        req.unpipe(inflate)
        inflate.destroy()
      }
      req.resume()
      resolve(result)
    }
    const onData = (chunk: Buffer): void => {
      size += chunk.length
      if (size > limit) settle('too large')
      else chunks.push(chunk)
    }
    const onEnd = (): void => settle(Buffer.concat(chunks, size))
    /** A request that has ended is closed too, maybe before all of it is inflated. */
    const onClose = (): void => {
      if (!req.readableEnded) settle('aborted')
    }
    if (req.readableEnded) return resolve(Buffer.alloc(0)) // a parser has read the end of an empty body
    if (req.destroyed) return resolve('aborted')
    req.on('close', onClose).on('error', () => settle('aborted'))
    const source = inflate ? req.pipe(inflate).on('error', () => settle('malformed')) : req
    source.on('data', onData).on('end', onEnd)
  })
