/**
 * Calls of `reply` with one mistake each, between « and ». The three compilers print `message` there. The call throws it too,
 * unless `throws` is false: a bigint is found when the body is sent.
 */
export interface RejectedReply {
  readonly title: string
  readonly source: string
  readonly message: string
  readonly throws?: false
}

/** What the calls use. */
export const REPLY_VALUES = `interface Room { id: bigint; place: Place }
interface Place { name: string; rooms: Room[] }
const place: Place = { name: 'Lighthouse', rooms: [] }
const either = (): 200 | 700 => 700
const maybeEmpty = (): 200 | 204 => 204
const maybePlace = (): Place | undefined => place
const maybeName = (): { name: string } | undefined => undefined
const cached = ((): Place | undefined => undefined)()
const find = async () => ({ name: 'Lighthouse' })
interface Located { Location: string }
const located: Located = { Location: '/places/1' }
const query = { then(fulfil: (rows: string[]) => void) { fulfil([]) } }
`

const noStatus = (status: number | string) =>
  `reply: the status must be an integer from 200 to 599, not ${status}` as const

export const rejectedReplies: readonly RejectedReply[] = [
  { title: 'a status above 599', source: "reply(«600», 'a')", message: noStatus(600) },
  { title: 'an informational status', source: "reply(«100», 'a')", message: noStatus(100) },
  { title: 'a status that is no integer', source: 'reply(«200.5»)', message: noStatus(200.5) },
  { title: 'a negative status', source: 'reply(«-204»)', message: noStatus(-204) },
  { title: 'a union with such a status', source: "reply(«either()», 'a')", message: noStatus(700) },
  {
    title: 'a body with the status 204',
    source: "reply(204, «'a'»)",
    message: 'reply: an answer with status 204 has no body',
  },
  {
    title: 'a body of null with the status 304',
    source: 'reply(304, «null»)',
    message: 'reply: an answer with status 304 has no body',
  },
  {
    title: 'a value or a promise',
    source: 'reply(200, «cached ?? find()»)',
    message: 'reply: the body is a promise: await it',
  },
  {
    title: 'a body with a status that may be 204',
    source: "reply(maybeEmpty(), «'a'»)",
    message: 'reply: an answer with status 204 has no body',
  },
  {
    title: 'a body that may be missing, with the status 204',
    source: 'reply(204, «maybePlace()»)',
    message: 'reply: an answer with status 204 has no body',
  },
  {
    title: 'what await takes for a promise',
    source: 'reply(200, «query»)',
    message: 'reply: the body is a promise: await it',
  },
  { title: 'a promise', source: 'reply(200, «find()»)', message: 'reply: the body is a promise: await it' },
  {
    title: 'a problem with a status below 400',
    source: 'problem(«200»)',
    message: 'problem: the status must be an integer from 400 to 599, not 200',
  },
  {
    title: 'a bigint in a problem',
    source: 'problem(409, «{ ids: [5n] }»)',
    message: 'problem: body.ids[] is a bigint, which JSON does not have: use a string',
    throws: false,
  },
  {
    title: 'a function',
    source: 'reply(200, «() => 1»)',
    message: 'reply: the body is a function, which cannot be sent',
  },
  {
    title: 'a class',
    source: 'reply(200, «Date»)',
    message: 'reply: the body is a function, which cannot be sent',
  },
  {
    title: 'a symbol or a value',
    source: "reply(200, «cached ?? Symbol('a')»)",
    message: 'reply: the body is a symbol, which cannot be sent',
  },
  {
    title: 'a map',
    source: "reply(200, «new Map([['a', 1]])»)",
    message:
      'reply: the body is a Map, which JSON does not have: return an object or a list, as Object.fromEntries gives',
  },
  {
    title: 'a set',
    source: 'reply(200, «new Set([1])»)',
    message: 'reply: the body is a Set, which JSON does not have: return a list',
  },
  {
    title: 'a bigint',
    source: 'reply(200, «5n»)',
    message: 'reply: body is a bigint, which JSON does not have: use a string',
    throws: false,
  },
  {
    title: 'a member that is a bigint',
    source: 'reply(201, «{ id: 5n, name: "Lighthouse" }»)',
    message: 'reply: body.id is a bigint, which JSON does not have: use a string',
    throws: false,
  },
  {
    title: 'a bigint in a list of lists',
    source: 'reply(201, «[{ ids: [[5n]] }]»)',
    message: 'reply: body[].ids[][] is a bigint, which JSON does not have: use a string',
    throws: false,
  },
]

/** Calls that compile, and that do not throw. */
export const acceptedReplies: readonly string[] = [
  'reply(204)',
  'problem(404)',
  "problem(409, { type: '/errors/a', detail: 'a', ids: ['5'] }, { Vary: 'a' })",
  'problem(404 as number, { detail: undefined })',
  'reply(maybeEmpty(), undefined)',
  'reply(200, maybeName())',
  '(<Value extends object>(body: Value | undefined) => reply(200, body))({ id: 5 })',
  '(<Value>(body: Value[]) => reply(200, body))([5])',
  '(<Status extends 200 | 201>(status: Status) => reply(status, "a"))(201)',
  "reply(204, undefined, { 'X-Done': 'yes' })",
  'reply(200 as number, "a")',
  'reply(200, null)',
  "reply(200, { opens: new Date(), found: undefined, list: [1, 'a'] as const })",
  'reply(200, Buffer.from("a"))',
  'reply(200, { toJSON: () => "5", id: 5n })',
  "reply(200, {} as any, { Vary: ['Accept', 'Cookie'], Age: 5, ETag: undefined })",
  'reply(200, {} as unknown)',
  'reply(201, maybeName(), located)',
  'reply(200, Object.assign(new Map(), { toJSON: () => 5 }))',
  '(<Body>(body: Body) => reply(201, body))({ id: 5 })',
  '(<Status extends number>(status: Status) => reply(status))(404)',
]
