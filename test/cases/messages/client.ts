import type { Explained } from './explained.js'

export const client: readonly Explained[] = [
  {
    message: 'createClient: write the type of the table, createClient<typeof routes>(origin)',
    appears: 'Compiler',
    means: 'Without its type argument, a client would have no calls.',
    instead: 'Give it the type of a table, or of a client.',
  },
  {
    message: "<path>: '<name>' cannot be '<value>'",
    appears: 'The call rejects with a `TypeError`',
    means: [
      'The parameter is missing, empty, `.` or `..`, or a wildcard has such a segment.',
      'Clients resolve these before they send a request, so another route would answer.',
      'A value with half of a surrogate pair cannot be encoded, and a list of objects has no names in a form. A name in a query or a form has no path before it.',
    ],
    instead: 'Pass another value, or check it before the call.',
  },
  {
    message: 'fetch failed',
    appears: 'The promise of `fetchFrom(app)` rejects with a `TypeError`, as that of `fetch` does',
    means:
      'Its `cause` says why: the application has closed the connection without an answer, or it redirects to another host, which `fetchFrom` cannot ask.',
    instead: "Ask with `redirect: 'manual'` and read the header field `Location`.",
  },
  {
    message: '<key> replied with <status>',
    appears: 'The call rejects with an `UnexpectedReply`',
    means: 'The status is not 2xx.',
    instead: [
      "Write it in `expect` if you handle it there: `client['GET /places/:id']({ params: { id: 5 }, expect: [404] })`.",
      '`error.body` is what was sent with it.',
    ],
  },
  {
    message: '<key> sent broken JSON with <status>',
    appears: 'The call rejects with an `UnexpectedReply`',
    means: 'The type of the reply is JSON, and its content is none: the page of a proxy, or JSON that is cut.',
    instead: '`error.body` is the text, and `error.cause` what `JSON.parse` throws.',
  },
]
