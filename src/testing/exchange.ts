/** One request to an application, and its answer. */
import { MemorySocket } from './memory-socket.js'
import { type Answer, failed, Receiver } from './receiver.js'

/** A request, as it goes to the application. */
export interface Sent {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null
}

/**
 * Sends a request over a connection in memory. Node's own server reads it and writes the answer, so what an application sees is what
 * it sees over HTTP. `connect` gives the socket to this server.
 *
 * Rejects as `fetch` does if the connection is closed without an answer, and with the reason of the signal if that comes first.
 */
export const exchange = (
  connect: (socket: MemorySocket) => void,
  sent: Sent,
  signal: AbortSignal | null | undefined,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const receiver = new Receiver(sent.method, resolve, reject)
    const socket = new MemorySocket(receiver, sent.url.protocol === 'https:')
    const abort = (): void => {
      receiver.fail(signal?.reason)
      socket.destroy()
    }
    receiver.cancel = () => socket.destroy()
    signal?.addEventListener('abort', abort, { once: true })
    socket.once('close', () => signal?.removeEventListener('abort', abort))
    connect(socket)
    send(socket, sent).catch((error: unknown) => {
      receiver.fail(failed(error))
      socket.destroy()
    })
  })

const send = async (socket: MemorySocket, { method, url, headers, body }: Sent): Promise<void> => {
  const fields = [...headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  await socket.give(Buffer.from(`${method} ${url.pathname}${url.search} HTTP/1.1\r\n${fields}\r\n`, 'latin1'))
  if (body === null) return
  if (body instanceof Uint8Array) return socket.give(body)
  const reader = body.getReader()
  socket.once('close', () => reader.cancel().catch(() => {}))
  while (!socket.destroyed) {
    const { done, value } = await reader.read()
    if (done) return socket.give(Buffer.from('0\r\n\r\n'))
    if (value.length > 0)
      await socket.give(Buffer.concat([Buffer.from(`${value.length.toString(16)}\r\n`), value, Buffer.from('\r\n')]))
  }
}
