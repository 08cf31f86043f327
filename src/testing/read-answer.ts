/** Reads the bytes that Node's own server writes, which are well-formed. */

/** The first line and the header fields of an answer. */
export interface Head {
  readonly status: number
  readonly statusText: string
  readonly headers: Headers
}

const END_OF_LINE = '\r\n'
const END_OF_HEAD = '\r\n\r\n'

/** The head at the beginning of the bytes and what follows it; `undefined` while bytes of the head are missing. */
export const readHead = (bytes: Buffer): { readonly head: Head; readonly rest: Buffer } | undefined => {
  const end = bytes.indexOf(END_OF_HEAD)
  if (end === -1) return undefined
  const [first = '', ...fields] = bytes.toString('latin1', 0, end).split(END_OF_LINE)
  const [, status, statusText = ''] = /^HTTP\/1\.1 (\d+) ?(.*)/s.exec(first) ?? []
  const headers = new Headers()
  for (const field of fields) {
    const colon = field.indexOf(':')
    headers.append(field.slice(0, colon), field.slice(colon + 1))
  }
  const rest = bytes.subarray(end + END_OF_HEAD.length)
  // An informational answer, such as 103, comes before the answer itself.
  return Number(status) < 200 ? readHead(rest) : { head: { status: Number(status), statusText, headers }, rest }
}

/** Takes the next bytes of a body. Returns what they contain, and whether the body is complete. */
export type ReadBody = (bytes: Buffer) => { readonly parts: readonly Buffer[]; readonly complete: boolean }

/**
 * The reader of a body, by how its end is known. A body with neither a length nor chunks ends with the connection, and has none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112.html#section-6.3
 */
export const bodyReader = (headers: Headers): ReadBody | undefined => {
  if (headers.get('transfer-encoding') === 'chunked') return chunkReader()
  const length = headers.get('content-length')
  return length === null ? undefined : lengthReader(Number(length))
}

const lengthReader = (length: number): ReadBody => {
  let missing = length
  return bytes => {
    missing -= bytes.length
    return { parts: [bytes], complete: missing <= 0 }
  }
}

/** A chunk is a line with its size, and its bytes with the end of a line. The last one has the size 0. */
const chunkReader = (): ReadBody => {
  let rest = Buffer.alloc(0)
  return bytes => {
    rest = Buffer.concat([rest, bytes])
    const parts: Buffer[] = []
    for (;;) {
      const line = rest.indexOf(END_OF_LINE)
      const size = line === -1 ? Number.NaN : Number.parseInt(rest.toString('latin1', 0, line), 16)
      if (size === 0) return { parts, complete: true }
      const start = line + END_OF_LINE.length
      const end = start + size
      if (Number.isNaN(size) || rest.length < end + END_OF_LINE.length) return { parts, complete: false }
      parts.push(rest.subarray(start, end))
      rest = rest.subarray(end + END_OF_LINE.length)
    }
  }
}
