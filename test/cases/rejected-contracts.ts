/**
 * Contracts of classes with a member that does not exist, or that has a wrong value. They are written without `satisfies`, with which
 * TypeScript says it in its own words. `createRouter` refuses them in the types, and `defineRoutes` at run time, with one message.
 */
import type { RejectedRouter } from './rejected-routers.js'

const MEMBERS =
  'the members are params, query, headers, body, returns, summary, description, tags, deprecated, security, openapi'
const noMember = (name: string, members = MEMBERS, of = 'Hosts#show') =>
  `the contract of '${of}' has no member '${name}': ${members}`
const noMemberOfAll = (name: string) => noMember(name, 'the members are description, tags, security', 'Hosts#*')
const mustBe = (member: string, what: string, of = 'Hosts#show') =>
  `'${member}' in the contract of '${of}' must be ${what}`

const cases: readonly (readonly [contract: string, message: string, guess?: string])[] = [
  ['{ show: { bodi: place } }', noMember('bodi'), 'body'],
  ['{ show: { body: place, qury: page } }', noMember('qury'), 'query'],
  ['{ show: { query: page, parameters: page } }', noMember('parameters')],
  ['{ index: { query: page }, show: { retuns: { 200: place } } }', noMember('retuns'), 'returns'],
  ['{ show: { returns: { 200: place, 404: { body: place } }, sumary: "Show" } }', noMember('sumary'), 'summary'],
  ['{ show: { params: anything, headers: anything, input: page } }', noMember('input')],
  ['{ show: { query: page, 5: page } }', noMember('5')],
  ['{ show: { query: page, toString: page } }', noMember('toString')],
  ["{ show: { query: page, bodi: 'a'.length > 5 ? place : undefined } }", noMember('bodi'), 'body'],
  ["{ '*': { descriptoin: 'all' }, show: { query: page } }", noMemberOfAll('descriptoin'), 'description'],
  ["{ '*': { description: 'all', query: page }, show: { query: page } }", noMemberOfAll('query')],
  ["{ '*': { summary: 'all' } }", noMemberOfAll('summary')],
  [
    "{ '*': { tags: 'places' }, show: { query: page } }",
    mustBe('tags', "a list of strings, as in ['places']", 'Hosts#*'),
  ],
  ["{ '*': 5, show: { query: page } }", "the contract of 'Hosts#*' must be an object"],
  ['{ show: { query: page, summary: 5 } }', mustBe('summary', 'a string')],
  ['{ show: { description: [] } }', mustBe('description', 'a string')],
  ["{ show: { tags: 'places' } }", mustBe('tags', "a list of strings, as in ['places']")],
  ["{ show: { deprecated: 'yes' } }", mustBe('deprecated', 'true or false')],
  ["{ show: { security: ['bearer'] } }", mustBe('security', 'a list of objects, as in [{ bearer: [] }]')],
  ["{ show: { openapi: 'a' } }", mustBe('openapi', 'an object with members of an operation')],
]

export const rejectedContracts: readonly RejectedRouter[] = cases.map(([contract, message, guess]) => ({
  title: `a contract without satisfies: ${contract}`,
  actions: `static readonly contract = ${contract}; index() {} show() {}`,
  table: "r => r.resources('hosts', { only: ['index', 'show'] })",
  message,
  throws: true,
  ...(guess !== undefined && { guess }),
}))

/** Without `satisfies` as well; the action reads its input, so that the compiler has to see that the contract is right. */
export const acceptedContracts = [
  "{ show: { query: page, summary: 's', description: 'd', tags: ['a'], deprecated: true, openapi: { 'x-a': 5 } } }",
  "{ show: { query: page, security: [{ a: [] }, { b: ['x'], c: [] }] } }",
  '{ show: { query: page, openapi: located as unknown as { readonly located: string } } }',
  "{ '*': { description: 'all', tags: ['a'], security: [{ a: [] }] }, show: { query: page } }",
  '{ show: { query: page, body: undefined, returns: { 200: place, 404: undefined } } }',
  '{ show: { query: page, [Symbol.iterator]: 5 } }',
  '{ show: { query: page } as { readonly query: typeof page; readonly body?: typeof place } }',
  '{ show: { query: page }, index: JSON.parse("{}") }',
  '{ show: { query: page, returns: JSON.parse("{}") } }',
].map(contract => ({
  title: `a contract without satisfies: ${contract}`,
  actions: `static readonly contract = ${contract}; index() {} show(ctx: Context<'Hosts#show'>) { return ctx.input.query + ctx.input.query }`,
  table: "r => r.resources('hosts', { only: ['index', 'show'] })",
}))
