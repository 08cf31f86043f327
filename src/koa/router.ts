/** `createRouter`: makes a router of a table. */
import type Koa from 'koa'
import type { ActionsProblem } from '../checks/check-actions.js'
import type { ConstructorsProblem } from '../checks/check-constructors.js'
import type { InputsProblem } from '../checks/check-inputs.js'
import type { RepliesProblem } from '../checks/check-replies.js'
import type { AnyInApplication, InApplication } from '../entries/stored.js'
import { createRouteMatcher } from '../query/route-matcher.js'
import type { ApplicationMiddleware } from '../route/route.js'
import { caseProblem, tableProblem } from '../route/route-list.js'
import type { AnyRouteTable, TableArgument } from '../table/table.js'
import { type FactoryArguments, missingCallProblem, tooManyArguments } from '../text/arguments.js'
import type { CheckedThis, IsAny } from '../text/inference.js'
import { type CallMessage, callMessage } from '../text/messages.js'
import type { UntypedOr } from '../text/options.js'
import { pathComparison } from '../text/path-options.js'
import { createAllowedMethods } from './allowed-methods.js'
import { type AllowedMethodsOptions, allowedMethodsProblem } from './allowed-methods-options.js'
import { createDispatch } from './dispatch.js'
import { createLayer, type Layer, stackOf } from './layer.js'
import { type RouterOptions, routerOptionsProblem, type UnknownRouterOptionMessage } from './router-options.js'
import { routerProperty } from './tracing.js'
import type { IsUntyped, OptionsOfRouter } from './untyped-options.js'

/**
 * A route table mounted on Koa: the two middlewares of `createRouter`.
 *
 * @example const router: Router = createRouter(routes)
 */
export interface Router {
  /**
   * The middleware that answers the routes of the table. It runs one route for a request, and calls `next()` where no route
   * matches. It always returns a promise.
   *
   * @example app.use(router.routes())
   */
  routes(...none: FactoryArguments<'router.routes'>): Koa.Middleware
  /**
   * The middleware that answers requests whose path has routes, but none for the method: OPTIONS with 200, a method that the
   * path does not have with 405, a method that no route can have with 501. All three have `Allow`. With `{ throw: true }` it
   * throws the last two as errors.
   *
   * @throws {TypeError} for an unknown option, or a wrong value of one
   * @see RFC 9110, sections 9.3.7, 15.5.6, 15.6.2 and 10.2.1
   * @example app.use(router.routes()).use(router.allowedMethods())
   */
  allowedMethods(...options: FactoryArguments<'router.allowedMethods', AllowedMethodsOptions>): Koa.Middleware
  /**
   * Loads all lazy controllers at once, instead of each at its first request. Call it when an application starts, and in its
   * tests: it finds the mistakes in lazy controllers that the types cannot see.
   *
   * @throws {RouteError} rejects with one line for each loader that fails, each module without a controller, and each
   * missing action
   * @example await router.load()
   */
  load(): Promise<void>
}

/**
 * The router of a table that `defineRoutesFor` has defined. Its type names what the table expects of `ctx`, and `mount` refuses it
 * in a scope that does not provide that.
 *
 * @example const router: ApplicationRouter<AppState> = createRouter(routes)
 */
export interface ApplicationRouter<State> extends Router {
  /** The middleware that answers the routes of the table, as that of every `Router`. */
  routes(...none: FactoryArguments<'router.routes'>): ApplicationMiddleware<State>
}

/** The first condition finds the other tables. Of entries of type `any`, nothing is known. */
type RouterOf<Entries> = [Entries] extends [AnyInApplication]
  ? [Entries] extends [InApplication<infer State, infer _Children>]
    ? IsAny<Entries> extends true
      ? Router
      : ApplicationRouter<State>
    : Router
  : Router

/**
 * What is wrong with the contracts and the actions of a table, and with its constructors unless `instantiate` calls them.
 * The entries of `AnyRouteTable` are `any` and cannot be checked.
 */
type TableProblem<Registry, Entries, Options, Checks = undefined> =
  IsAny<Entries> extends true
    ? never
    :
        | InputsProblem<Registry, Entries>
        | ([ModeOf<Checks>] extends [never] ? never : RepliesProblem<Registry, Entries, ModeOf<Checks>>)
        | (false extends Instantiates<Options>
            ? ActionsProblem<Registry, Entries, false> | ConstructorsProblem<Registry, Entries>
            : ActionsProblem<Registry, Entries, true>)

/**
 * Whether the router certainly has a function `instantiate`; `boolean` where it may be missing. For a wrong value of an
 * option, the compiler takes the constraint of `Options` itself. The mistake in the options must be the only one then.
 */
type Instantiates<Options> =
  IsUntyped<Options> extends true
    ? true
    : [Extract<Options, InstantiatingOptions>] extends [never]
      ? false
      : [RouterOptions | undefined] extends [Options]
        ? true
        : Options extends InstantiatingOptions
          ? true
          : false

interface InstantiatingOptions extends RouterOptions {
  readonly instantiate: NonNullable<RouterOptions['instantiate']>
}

/** What the option `replies` is, or may be, or `never`. For a wrong value, the compiler takes the constraint of `Checks`. */
type ModeOf<Checks> = OptionsOfRouter extends Checks ? never : Extract<Checks, string>

/**
 * Options with any other name, which `CheckedOptions` refuses. Without it, the compiler would say that they have nothing in common
 * with the others, or that the others do not have this name. An editor offers no names for an index signature.
 */
interface OtherOptions extends RouterOptions {
  readonly [name: string]: unknown
}

/**
 * Infers `Checks`, also where the options have functions without types, which `Options` does not show. It comes from the second
 * branch, which is never taken.
 */
type NoticedOptions<Options, Checks> = [Options] extends [infer _Options]
  ? CheckedOptions<Options>
  : { readonly replies: Checks }

/** The type of the parameter: the options, or the error message in place of each one that does not exist. */
type CheckedOptions<Options> = [UnknownOption<Options>] extends [never]
  ? DocumentedOptions<Options>
  : {
      readonly [Name in keyof Options]: Name extends keyof RouterOptions
        ? Options[Name]
        : NoRouterOption<Options[Name], CallMessage<'createRouter', UnknownRouterOptionMessage<Name & string>>>
    }
/** The interface, for its docstrings: the own type of right options has none. While nothing is known of them, they stay the default. */
type DocumentedOptions<Options> = OptionsOfRouter extends Options
  ? Options
  : Options extends RouterOptions
    ? RouterOptions
    : Options

/** For a text, an editor would offer the message itself, but not what is in a list. */
type NoRouterOption<Value, Message> = Value extends string ? [Message] : UntypedOr<Value, Message>

/** While nothing is known about the options, they are the constraint, which has the index signature. */
type UnknownOption<Options> = Options extends object
  ? string extends keyof Options
    ? never
    : Exclude<keyof Options, keyof RouterOptions>
  : never

/*
 * The messages are types of `this`: there the compiler prints `void` before a message, and not the type of the table.
 */
/**
 * Mounts a route table on Koa, and lets the compiler compare the actions with their routes and contracts. Takes the table and
 * the options, and returns the router with its two middlewares. With the option `replies`, the compiler also compares what
 * actions return.
 *
 * @throws {TypeError} for a value that is not a route table, an unknown option or a wrong value of one, and two routes that
 * differ only in case if `caseSensitive` is `false`
 * @example
 * const router = createRouter(routes)
 * new Koa().use(router.routes()).use(router.allowedMethods()).listen(3000)
 */
export function createRouter<Registry, Entries>(
  this: CheckedThis<TableProblem<Registry, Entries, {}>>,
  routes: TableArgument<Registry, Entries>,
): RouterOf<Entries>
/** Mounts a route table on Koa. Takes the table and the options, and returns the router. */
export function createRouter<
  Registry,
  Entries,
  Options extends RouterOptions | InstantiatingOptions | OtherOptions | undefined = OptionsOfRouter,
  Checks extends 'check' | 'filter' | undefined | OptionsOfRouter = undefined,
>(
  this: CheckedThis<TableProblem<Registry, Entries, Options, Checks>>,
  routes: TableArgument<Registry, Entries>,
  options: NoticedOptions<Options, Checks>,
): RouterOf<Entries>
export function createRouter(this: unknown, ...given: readonly unknown[]): Router {
  const [routes, options = {}] = given
  const problem =
    tooManyArguments('createRouter', FORMS, given.length) ?? tableProblem(routes) ?? routerOptionsProblem(options)
  expectNoProblem('createRouter', problem)
  return mountTable(routes as AnyRouteTable, options as RouterOptions) // as is checked above
}

const FORMS = [['routes'], ['routes', 'options']]
const ALLOWED_METHODS_FORMS = [[], ['options']]

const expectNoProblem = (call: string, problem: string | undefined): void => {
  if (problem !== undefined) throw new TypeError(callMessage(call, problem))
}

const mountTable = (routes: AnyRouteTable, { instantiate, replies, bodyLimit, ...options }: RouterOptions): Router => {
  const comparison = pathComparison(options)
  expectNoProblem('createRouter', comparison.caseSensitive ? undefined : caseProblem(routes))
  const layers = routes.map(route => createLayer(routes, route, instantiate, comparison, replies, bodyLimit))
  const entries = routes.map(({ method, path }, index) => ({ method, path, value: layers[index] as Layer }))
  const property = routerProperty(routes, () => layers.map(layer => stackOf(layer, instantiate)))
  const matcher = createRouteMatcher(entries, comparison)
  return {
    routes: (...given: readonly unknown[]) => {
      expectNoProblem(
        'routes',
        missingCallProblem('router.routes', given) ?? tooManyArguments('routes', [[]], given.length),
      )
      return Object.defineProperty(createDispatch(routes, matcher, instantiate), 'router', property)
    },
    allowedMethods: (...given: readonly unknown[]) => {
      const [options = {}] = given
      const problem =
        missingCallProblem('router.allowedMethods', given) ??
        tooManyArguments('allowedMethods', ALLOWED_METHODS_FORMS, given.length)
      expectNoProblem('allowedMethods', problem ?? allowedMethodsProblem(options))
      return createAllowedMethods(matcher, options as AllowedMethodsOptions) // as is checked above
    },
    load: () => routes.load(),
  }
}
