/**
 * Objects in place of a text, a number or a boolean, in which TypeScript offers names: those that are not among `noNames`. The page on the
 * editor says so. What hides names would be in hints and errors of a function, and in the types of options, which users read.
 */
import { OPTIONS_OF } from './editor-options.js'
import { BESIDE, FUNCTIONS, MODULES, noNames, type Program, SEVERAL } from './editor-positions.js'

/** Whether a right value is plain. */
const isPlain = (value: string): boolean => /^(?:'|\d|true$)/.test(value)

/** Functions whose hints have more in them than `FUNCTIONS` may have. */
const MORE: typeof FUNCTIONS = [
  ['describeMiddleware', 'middleware', "{ name: 'guard' }"],
  ['testContext', 'routes', "'Users#show'", '{ state: {} }'],
  ['createClient<typeof routes>', "'https://example.com'", '{ headers: {} }'],
  ['openapi', 'routes', "{ info: { title: 'Booking', version: '1' } }"],
  ['fetchFrom', '{} as FetchedApplication'],
  ['problemDetails'],
  ['problem', '409', "{ detail: 'taken' }"],
  ['problemOf'],
]
const CALLS = [...BESIDE, ...FUNCTIONS, ...MORE]

/** The names of all functions that the package exports. */
export const functionNames: ReadonlySet<string> = new Set(
  CALLS.flatMap(([call]) => /^(?!routes|several|new)\w+/.exec(call) ?? []),
)

const inCalls = CALLS.flatMap(([call, ...given]) =>
  given.flatMap((value, at) => (isPlain(value) ? [`${call}(${[...given.slice(0, at), '{ ‸ }'].join(', ')})`] : [])),
)

const inOptions = Object.entries(OPTIONS_OF).flatMap(([call, options]) =>
  Object.entries(options).flatMap(([name, value]) => (isPlain(value) ? [call.replace('‸', `{ ${name}: { ‸ } }`)] : [])),
)

/** What is in options, in contracts and in other arguments. */
const INSIDE: readonly string[] = [
  'describeMiddleware(middleware, { security: [{ bearer: { ‸ } }] })',
  'describeMiddleware(middleware, { replies: { 401: { description: { ‸ } } } })',
  "new InputError([{ in: 'body', path: [], message: { ‸ } }])",
  "openapi(routes, { info: { title: { ‸ }, version: '1' } })",
  "misroutedRequests(routes, { 'GET /user': { ‸ } })",
  "routes.path('V1/Host/Places#show', { id: { ‸ } })",
  ...['summary: { ‸ }', 'deprecated: { ‸ }', 'tags: { ‸ }', 'security: { ‸ }'].map(
    member => `{ show: { ${member} } } satisfies ContractOf<Users>`,
  ),
]

const TYPES: readonly string[] = ['ScopeAt<typeof controllers, { ‸ }>', 'Context<{ ‸ }>']

const hidden = new Set(noNames.map(({ title }) => title))

export const namesOffered: readonly Program[] = [
  ...[...new Set([...inCalls, ...inOptions, ...INSIDE])]
    .filter(title => !hidden.has(title))
    .map(title => ({ title, controller: `${MODULES}${SEVERAL}export const value = ${title}` })),
  ...TYPES.map(title => ({ title, controller: `export type Value = ${title}` })),
]
