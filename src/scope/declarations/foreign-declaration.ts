/**
 * Methods that only other routers have: Rails, Devise, `@koa/router` and Express. Each is refused with what to write here. The chain
 * goes on, with a note of the refused call.
 */

import { RouteError } from '../../text/messages.js'
import type { RefusedCallback } from '../editor/hint.js'
import type { NoCallback } from '../shared/callback.js'
import type { AnyScope } from '../shared/record.js'
import type { RefusedCall } from './scope.js'

/**
 * The methods are index signatures with patterns, because an editor offers no names for these. With the compiler option
 * `noUncheckedIndexedAccess`, a call is a second error, which says that the method may be `undefined`.
 */
export interface ForeignWords {
  readonly [word: `${string}root`]: ForeignWord<typeof ROOT>
  readonly [word: `${string}del`]: ForeignWord<typeof DEL>
  readonly [word: `${string}prefix`]: ForeignWord<typeof PREFIX>
  readonly [word: `${string}param`]: ForeignWord<typeof PARAM>
  readonly [word: `${string}route`]: ForeignWord<typeof ROUTE>
  readonly [word: `${string}register`]: ForeignWord<typeof REGISTER>
  readonly [word: `${string}concern`]: ForeignWord<typeof CONCERN>
  readonly [word: `${string}concerns`]: ForeignWord<typeof CONCERNS>
  readonly [word: `${string}constraints`]: ForeignWord<typeof CONSTRAINTS>
  readonly [word: `${string}controller`]: ForeignWord<typeof CONTROLLER>
  readonly [word: `${string}defaults`]: ForeignWord<typeof DEFAULTS>
  readonly [word: `dir${string}ect`]: ForeignWord<typeof DIRECT> // not `redirect`
  readonly [word: `${string}resolve`]: ForeignWord<typeof RESOLVE>
  readonly [word: `${string}with_options`]: ForeignWord<typeof WITH_OPTIONS>
  readonly [word: `${string}withOptions`]: ForeignWord<typeof CAMEL_WITH_OPTIONS>
  readonly [word: `${string}devise_for`]: ForeignWord<typeof DEVISE_FOR>
  readonly [word: `${string}deviseFor`]: ForeignWord<typeof CAMEL_DEVISE_FOR>
  readonly [word: `${string}authenticate`]: ForeignWord<typeof AUTHENTICATE>
  readonly [word: `${string}shallow`]: ForeignGroup<typeof SHALLOW>
  readonly [word: `${string}new`]: ForeignGroup<typeof NEW>
}

/** An interface costs nothing before such a call is written. The arguments may be functions whose parameters have no types. */
interface ForeignWord<Message extends string> {
  // biome-ignore lint/style/useShorthandFunctionType: as said
  <Self extends AnyScope>(
    this: Self,
    refused: Message,
    ...given: readonly (AnyCallback | {} | null | undefined)[]
  ): RefusedCall<Message, Self>
}

/** The same for a method whose first argument is a callback. */
interface ForeignGroup<Message extends string> {
  // biome-ignore lint/style/useShorthandFunctionType: as above
  <Self extends AnyScope, Returned = NoCallback>(
    this: Self,
    callback: RefusedCallback<Returned, Message>,
  ): RefusedCall<Message, Self>
}

// biome-ignore lint/suspicious/noExplicitAny: nothing is known of the parameters
type AnyCallback = (...given: any[]) => unknown

const ROOT = "there is no root: write get('/', …)"
const DEL = 'there is no del: write delete(path, …)'
const PREFIX = 'there is no prefix: write scope(path, r => …) around the routes'
const PARAM = 'there is no param: write castParam(ctx, name, kind) in the action'
const ROUTE = 'there is no route: write one call for each method, as in get(path, …).post(path, …)'
const REGISTER = 'there is no register: write match(methods, path, …)'
const CONCERN = 'there is no concern: write a function that takes a scope, and draw(part)'
const CONSTRAINTS =
  "there is no constraints: give parameters a kind, as in scope(path, { params: { id: 'integer' } }, r => …)"
const CONCERNS = 'there is no concerns: write draw(part), with a function that takes a scope'
const CONTROLLER = "there is no controller: write the target of each verb, as in get(path, 'Places#search')"
const DEFAULTS = 'there is no defaults: write the default values in the actions'
const DIRECT = 'there is no direct: write a function that returns the URL'
const RESOLVE = 'there is no resolve: write a function that returns a link, as routes.path does'
const OPTIONS_IN_EACH = 'write the options in each call'
const WITH_OPTIONS = `there is no with_options: ${OPTIONS_IN_EACH}` as const
const CAMEL_WITH_OPTIONS = `there is no withOptions: ${OPTIONS_IN_EACH}` as const
const OWN_ROUTES = "write the routes themselves, as in post('login', 'Sessions#create')"
const DEVISE_FOR = `there is no devise_for: ${OWN_ROUTES}` as const
const CAMEL_DEVISE_FOR = `there is no deviseFor: ${OWN_ROUTES}` as const
const AUTHENTICATE = 'there is no authenticate: write scope(r => r.use(middleware).get(…))'
const SHALLOW = 'there is no shallow: write resources(name, { shallow: true }, r => …)'
const NEW = "there is no new: write collection(r => r.scope('new', r => …))"

/** The methods at run time: the twin of the type. */
export const FOREIGN_WORDS: Readonly<Record<string, () => never>> = Object.fromEntries(
  Object.entries({
    root: ROOT,
    del: DEL,
    prefix: PREFIX,
    param: PARAM,
    route: ROUTE,
    register: REGISTER,
    concern: CONCERN,
    concerns: CONCERNS,
    constraints: CONSTRAINTS,
    controller: CONTROLLER,
    defaults: DEFAULTS,
    direct: DIRECT,
    resolve: RESOLVE,
    with_options: WITH_OPTIONS,
    withOptions: CAMEL_WITH_OPTIONS,
    devise_for: DEVISE_FOR,
    deviseFor: CAMEL_DEVISE_FOR,
    authenticate: AUTHENTICATE,
    shallow: SHALLOW,
    new: NEW,
  }).map(([word, message]) => [
    word,
    () => {
      throw new RouteError(message)
    },
  ]),
)
