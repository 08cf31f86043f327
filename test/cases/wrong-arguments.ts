/**
 * Calls of `r` in which one argument is of another kind than it should be: every form of every method, every position and every
 * option, with every kind of wrong value. `wrong-arguments.test.ts` says what their errors must not have.
 */

import { OPTIONS } from '../support/lists.js'

export interface WrongArgument {
  readonly title: string
  /** A statement of one line. */
  readonly source: string
  /** The kind of the value. */
  readonly kind: string
}

/** What the statements use. */
export const HEAD: readonly string[] = [
  "import type Koa from 'koa'",
  "import { defineRoutes, type ScopeAt } from '../../src/index.js'",
  'class Ping { ping() {} }',
  'class Places { index() {} create() {} show() {} update() {} destroy() {} preview() {} }',
  'class Users { show() {} create() {} update() {} destroy() {} }',
  'class Stranger {}',
  "const controllers = { Ping, Places, Users, 'V1/Places': Places }",
  'const middleware: Koa.Middleware = () => {}',
  "const part = (r: ScopeAt<typeof controllers, ''>) => r.resources('places')",
  "const routes = defineRoutes(controllers, r => r.resources('places').get('ping', 'Ping#ping').get('pong', 'Ping#ping'))",
]

/** The wrong values, by their kind. */
const VALUES = {
  'a number': '5',
  'a text': "'no where'",
  'an object': '{ wrong: 1 }',
  'a list': "['wrong']",
  undefined: 'undefined',
  'a function of other parameters': '(one: 1, two: 2) => one',
  'a function without types': 'one => one',
  'a class': 'Stranger',
  'an unknown name': 'missing',
} as const

/** Texts from which the compiler cannot read which text it is, as the parameters of a function around a call. */
export const UNREADABLE = {
  'any text': 'text: string',
  'one of two texts': "text: 'one' | 'two'",
  'a pattern of texts': 'text: Uppercase<string>',
  'a text of a type parameter': 'text: Text',
} as const

const CALLBACK = "r => r.resources('places', { only: ['show'] })"
const KINDS = "{ params: { id: 'uuid' } }"

/** The methods with the arguments of their forms. */
const TOP: readonly (readonly [method: string, ...given: readonly string[]])[] = [
  ['get', "'ping'", "'Ping#ping'"],
  ['get', "'ping'", '() => {}'],
  ['get', "'ping'", 'Ping', "'ping'"],
  ['get', "'ping'", 'middleware', "'Ping#ping'"],
  ['get', "':id'", KINDS, "'Ping#ping'"],
  ['get', "':id'", KINDS, 'Ping', "'ping'"],
  ['get', "'ping'", 'middleware', 'middleware', 'Ping', "'ping'"],
  ['redirect', "'old'", "'Ping#ping'"],
  ['redirect', "'old'", "'Ping#ping'", '{ status: 302 }'],
  ['redirect', "'old'", "'/new'"],
  ['mount', "'old'", 'middleware'],
  ['resources', "'places'"],
  ['resources', "'places'", "{ only: ['index'] }"],
  ['resources', "'places'", "r => r.get('preview')"],
  ['resources', "'places'", "{ only: ['index'] }", "r => r.get('preview')"],
  ['resource', "'user'"],
  ['resource', "'user'", "{ only: ['show'] }"],
  ['resource', "'user'", "r => r.get('show')"],
  ['resource', "'user'", "{ only: ['create'] }", "r => r.get('show')"],
  ['namespace', "'v1'", CALLBACK],
  ['namespace', "'v1'", "{ path: 'v2' }", CALLBACK],
  ['scope', CALLBACK],
  ['scope', "'x'", CALLBACK],
  ['scope', "':year'", "{ params: { year: 'integer' } }", CALLBACK],
  ['draw', 'part'],
  ['use', 'middleware'],
]
const IN_RESOURCES: typeof TOP = [
  ['get', "'preview'"],
  ['collection', "r => r.get('preview')"],
]
/** Links. */
const LINKS: typeof TOP = [
  ['path', "'Places#show'", '{ id: 5 }'],
  ['path', "'Ping#ping'", '{}', "{ path: '/ping' }"],
  ['url', "new URL('https://example.com')", "'Places#show'", '{ id: 5 }'],
  ['url', "new URL('https://example.com')", "'Ping#ping'", '{}', "{ path: '/ping' }"],
]
/** The options of the methods, with what comes before and after them. Any object may be the member `openapi`. */
const WITH_OPTIONS = [
  ['resources', "'places'", OPTIONS.resources, ''],
  ['resource', "'user'", OPTIONS.resource, ''],
  ['namespace', "'v1'", OPTIONS.namespace, `, ${CALLBACK}`],
  ['scope', "':year'", OPTIONS.scope, `, ${CALLBACK}`],
  ['redirect', "'old', 'Ping#ping'", OPTIONS.redirect, ''],
  ['get', "'x/:id'", OPTIONS.verb.filter(name => name !== 'openapi'), ', () => {}'],
] as const

/** Calls of every kind that are right after any of the others. */
const BEHIND = [
  "get('b/:id', 'Ping#ping')",
  "redirect('d', '/e')",
  "mount('f', middleware)",
  "resources('places', { path: 'g', only: ['show'] })",
  "resources('places', { path: 'h', shallow: true }, r => r.resources('users', { controller: 'Users', only: ['show'] }))",
  "resource('user', { path: 'i', only: ['show'] })",
  "namespace('v1', { path: 'j' }, r => r.resources('places'))",
  "namespace('k', { path: '' }, r => r.get('l', () => {}))",
  "scope('m', r => r.get('n', () => {}))",
  "scope(r => r.use(middleware).get('o', () => {}))",
  "draw((r: ScopeAt<typeof controllers, ''>) => r.get('p', () => {}))",
]

const atTop = (call: string): string => `defineRoutes(controllers, r => r.${call})`
const onTable = (call: string): string => `routes.${call}`
const inResources = (call: string): string => atTop(`resources('places', r => r.${call})`)

const kinds = Object.entries(VALUES)

const positions = (forms: typeof TOP, statement: (call: string) => string): readonly WrongArgument[] =>
  forms.flatMap(([method, ...given]) =>
    given.flatMap((right, at) =>
      kinds.map(([kind, value]) => ({
        title: `${method}(${given.join(', ')}): ${kind} in place of ${right}`,
        source: statement(`${method}(${given.map((each, other) => (other === at ? value : each)).join(', ')})`),
        kind,
      })),
    ),
  )

/** Each text of a form, replaced by one that the compiler cannot read. A path that options choose is a text, too. */
const unreadable = (forms: typeof TOP, statement: (call: string) => string): readonly WrongArgument[] =>
  forms.flatMap(([method, ...given]) =>
    given.flatMap((right, at) =>
      /^'|\{ path: '/.test(right)
        ? Object.entries(UNREADABLE).map(([kind, parameter]) => {
            const written = right.replace(/'[^']*'/, 'text')
            const call = `${method}(${given.map((each, other) => (other === at ? written : each)).join(', ')})`
            return {
              title: `${method}(${given.join(', ')}): ${kind} in ${right}`,
              source: `void (<Text extends string>(${parameter}) => ${statement(call)})`,
              kind,
            }
          })
        : [],
    ),
  )

/** Arguments that are missing at the end. */
const shortened = (forms: typeof TOP, statement: (call: string) => string): readonly WrongArgument[] =>
  forms.flatMap(([method, ...given]) =>
    given.map((_, length) => ({
      title: `${method}(${given.join(', ')}): only ${length}`,
      source: statement(`${method}(${given.slice(0, length).join(', ')})`),
      kind: 'too few',
    })),
  )

const options = WITH_OPTIONS.flatMap(([method, first, names, rest]) =>
  names.flatMap(name =>
    kinds.map(([kind, value]) => ({
      title: `the option ${name} of ${method}: ${kind}`,
      source: atTop(`${method}(${first}, { ${name}: ${value} }${rest})`),
      kind,
    })),
  ),
)

/** An unknown name before each of these calls, which must not cause errors there. */
const behind = TOP.flatMap(([method, ...given]) => {
  const name = given.findIndex(each => each.startsWith("'"))
  const call = `${method}(${given.map((each, at) => (at === name ? VALUES['an unknown name'] : each)).join(', ')})`
  return name === -1
    ? []
    : BEHIND.map(next => ({
        title: `${next} after ${call}`,
        source: atTop(`${call}.${next}`),
        kind: 'an unknown name',
      }))
})

const all = [
  ...positions(TOP, atTop),
  ...positions(IN_RESOURCES, inResources),
  ...shortened(TOP, atTop),
  ...shortened(IN_RESOURCES, inResources),
  ...unreadable(TOP, atTop),
  ...unreadable(IN_RESOURCES, inResources),
  ...unreadable(LINKS, onTable),
  ...options,
  ...behind,
]

/** Without those whose statement is that of another. */
export const wrongArguments: readonly WrongArgument[] = all.filter(
  ({ source }, at) => all.findIndex(each => each.source === source) === at,
)
