/** The options, declarations and verbs that there are, from the lists of the source. A test that names all of one kind takes them from here. */
import { MEMBER_NAMES } from '../../src/contract/members.js'
import { INSPECTOR_OPTIONS } from '../../src/inspector/options.js'
import { ALLOWED_METHODS_OPTIONS } from '../../src/koa/allowed-methods-options.js'
import { ROUTER_OPTIONS } from '../../src/koa/router-options.js'
import { OPENAPI_OPTIONS } from '../../src/openapi/options.js'
import { LINK_OPTIONS } from '../../src/query/link-options.js'
import { DESCRIPTION_MEMBERS } from '../../src/route/described.js'
import { type CallName, FORMS } from '../../src/scope/chain/arguments.js'
import { NAMESPACE_OPTIONS } from '../../src/scope/namespace/module.js'
import { SCOPE_OPTIONS } from '../../src/scope/options/scope-options.js'
import { REDIRECT_OPTIONS } from '../../src/scope/redirect/redirect-options.js'
import { optionsOf } from '../../src/scope/resources/option-problems.js'
import { METHODS } from '../../src/text/http.js'
import { PATH_OPTION_NAMES } from '../../src/text/path-options.js'

/** The options of each call. `verb` has those of a verb with a middleware, and `links` what every link takes. */
export const OPTIONS = {
  resources: optionsOf('resources').map(({ name }) => name),
  resource: optionsOf('resource').map(({ name }) => name),
  namespace: NAMESPACE_OPTIONS,
  scope: SCOPE_OPTIONS,
  verb: MEMBER_NAMES,
  redirect: REDIRECT_OPTIONS,
  createRouter: ROUTER_OPTIONS,
  allowedMethods: ALLOWED_METHODS_OPTIONS,
  inspector: INSPECTOR_OPTIONS,
  openapi: OPENAPI_OPTIONS,
  describeMiddleware: DESCRIPTION_MEMBERS,
  links: LINK_OPTIONS,
  lookUps: PATH_OPTION_NAMES,
} as const satisfies Readonly<Record<string, readonly string[]>>

/** The options that are left beside some. */
export const optionsBeside = (call: keyof typeof OPTIONS, ...given: readonly string[]): readonly string[] =>
  OPTIONS[call].filter(name => !given.includes(name))

/** What an error message says of an option that a call does not have. */
export const noOption = (call: keyof typeof OPTIONS, option: string): string =>
  `there is no option '${option}'; the options are ${OPTIONS[call].join(', ')}`

/** What an error message says of another value in place of the options of a call. */
export const noOptions = (call: keyof typeof OPTIONS): string =>
  `the options must be an object with ${OPTIONS[call].join(', ')}`

/** The declarations, each as the method of a scope that it is. */
export const DECLARATIONS: readonly string[] = Object.keys(FORMS)

/** Each verb, as the method of a scope that it is. */
export const VERBS = [
  ...METHODS.map(method => method.toLowerCase() as Lowercase<typeof method>), // which `toLowerCase` types as a string
  'all',
] as const satisfies readonly CallName[]
