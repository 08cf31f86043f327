/** Decompresses the body of an answer. */
import { Duplex } from 'node:stream'
import type { ReadableWritablePair } from 'node:stream/web'
import { constants, createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { terminated } from './receiver.js'

/** `fetch` gives what a body that ends early has until then. */
const { Z_SYNC_FLUSH, BROTLI_OPERATION_FLUSH } = constants
const GZIP = () => createGunzip({ flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH })
const BROTLI = () => createBrotliDecompress({ flush: BROTLI_OPERATION_FLUSH, finishFlush: BROTLI_OPERATION_FLUSH })

const DECODERS = new Map<string, () => Duplex>([
  ['gzip', GZIP],
  ['x-gzip', GZIP],
  ['deflate', () => createInflate({ flush: Z_SYNC_FLUSH, finishFlush: Z_SYNC_FLUSH })],
  ['br', BROTLI],
])

type Body = ReadableStream<Uint8Array> | null

/** The body of an answer without the codings that `fetch` undoes; as it is where one of them is another. */
export const decoded = (body: Body, headers: Headers): Body => {
  const codings = (headers.get('content-encoding') ?? '').toLowerCase().split(',')
  const decoders = codings.reverse().map(coding => DECODERS.get(coding.trim()))
  if (body === null || decoders.includes(undefined)) return body
  return terminating(decoders.reduce((coded, create) => (create ? coded.pipeThrough(toWeb(create())) : coded), body))
}

/** The types of Node's streams and of the global ones are not the same. */
const toWeb = (stream: Duplex) => Duplex.toWeb(stream) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>

/** The same stream. Its errors are those of `fetch`: those of a decoder have a number. Jest has an `Error` of its own. */
const terminating = (body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> => {
  const reader = body.getReader()
  return new ReadableStream({
    pull: async controller => {
      try {
        const { done, value } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (error) {
        controller.error('errno' in Object(error) ? terminated(error) : error)
      }
    },
    cancel: reason => reader.cancel(reason),
  })
}
