/** What a client makes of a response. */

import { UnexpectedReply } from './unexpected-reply.js'

/** In what form a call gives the body of a reply of 2xx, in place of the one by its type. */
export type BodyForm = 'blob' | 'bytes' | 'stream' | 'text'

/** The reply of a response. A type is compared without regard to case, and without what follows it. */
export const replyOf = async (key: string, response: Response, isHandled?: boolean, as?: BodyForm): Promise<object> => {
  const { ok, status, headers } = response
  const type = headers.get('content-type') ?? ''
  // The body is null in a reply to HEAD, or with a status such as 204. Content without a type most often is nothing.
  const isJson = response.body === null || /^([^;]*[/+]json\s*)?(;|$)/i.test(type)
  const form = as ?? (isJson || /^text\/(?!event-stream)/i.test(type) ? 'text' : 'stream')
  let body: unknown
  let cause: unknown
  if (form === 'bytes') body = new Uint8Array(await response.arrayBuffer())
  else if (form !== 'stream') body = await response[form]()
  else if (isHandled) body = response.body ?? new Blob([]).stream()
  else await response.body?.cancel() // unread, it would hold its connection
  if (isJson && !as)
    try {
      body = body ? JSON.parse(body as string) : undefined // the form is 'text'
    } catch (error) {
      cause = error
    }
  const reply = { status, headers, body }
  if (isHandled && !cause) return { ok, ...reply }
  throw new UnexpectedReply(key, reply, cause)
}
