/** What a client makes of a response. */

import { UnexpectedReply } from './unexpected-reply.js'

/** In what form a call gives the body of a reply of 2xx, in place of the one by its type, or the response itself. */
export type BodyForm = 'blob' | 'bytes' | 'response' | 'stream' | 'text'

/** The reply of a response. Throws for a status that the call does not handle. */
export const replyOf = async (
  key: string,
  response: Response,
  expect?: readonly number[],
  as?: BodyForm,
): Promise<object> => {
  const { ok, status, headers } = response
  const isHandled = ok || expect?.includes(status)
  if (isHandled && as === 'response') return response
  const asked = ok && (as as Exclude<BodyForm, 'response'>) // which has returned
  const type = headers.get('content-type') ?? ''
  // The body is null with a status such as 204, and in Node in a reply to HEAD. Content without a type most often is nothing.
  const isJson = response.body === null || /^HEAD/.test(key) || /^([^;]*[/+]json\s*)?(;|$)/i.test(type)
  const form = asked || (isJson || /^text\/(?!event-stream)/i.test(type) ? 'text' : 'stream')
  let body: unknown
  let cause: unknown
  if (form === 'bytes') body = new Uint8Array(await response.arrayBuffer())
  else if (form !== 'stream') body = await response[form]()
  else if (isHandled) body = response.body ?? new Blob([]).stream()
  else await response.body?.cancel?.() // unread, it would hold its connection
  if (isJson && !asked)
    try {
      body = body ? JSON.parse(body as string) : undefined // the form is 'text'
    } catch (error) {
      cause = error
    }
  const reply = { status, headers, body }
  if (isHandled && !cause) return { ok, ...reply }
  throw new UnexpectedReply(key, reply, cause)
}
