/**
 * A controller that is registered by a loader.
 *
 * @example for (const route of routes) if ('lazy' in route) await route.lazy?.load()
 */
export interface LazyController {
  /** The class, `undefined` until it is loaded. */
  readonly loaded: ControllerClass | undefined
  /** The class, which is loaded where that is not done. Rejects with a `RouteError`, as `router.load()` does. */
  load(): Promise<ControllerClass>
}

/**
 * A class whose public methods are actions. A request constructs it with the Koa context: `new Controller(ctx)`.
 * Its prototype is all that a route table looks at, and of that only the names (see `PublicNames`).
 *
 * @example class PlacesController { constructor(readonly ctx: Koa.Context) {} index() {} }
 */
export interface ControllerClass {
  readonly prototype: object
  new (...args: never[]): object
}

/**
 * A controller as `instantiate` gets it: what it is constructed with is the container's business.
 *
 * @example createRouter(routes, { instantiate: (Controller: Constructable, ctx) => container.build(Controller) })
 */
// biome-ignore lint/suspicious/noExplicitAny: no other type takes every list of dependencies
export type Constructable = new (...dependencies: any[]) => object

/** Whether a value is a class that can be constructed. */
export const isClass = (value: unknown): value is ControllerClass =>
  typeof value === 'function' && typeof value.prototype === 'object' && value.prototype !== null && isConstructor(value)

/** As a `newTarget`, a function that is no constructor (a generator) is refused before anything of it runs. */
const isConstructor = (value: Function): boolean => {
  try {
    Reflect.construct(Object, [], value)
    return true
  } catch {
    return false
  }
}

/**
 * A map of controllers: controller path (`'V1/Host/Places'`) -> class.
 *
 * @example const controllers = { 'V1/Host/Places': PlacesController } satisfies Controllers
 */
export type Controllers = { readonly [controllerPath: string]: ControllerClass }

/**
 * A class that a loader gives. It is not *the same class* as the one that a file imports: a table knows the class itself
 * only when it is loaded, so that a route which is given that class is not one of its controller path.
 */
export type LazyClass<Controller extends ControllerClass> = Controller & Lazily
interface Lazily {
  readonly [LAZILY]?: true
}
declare const LAZILY: unique symbol

/**
 * The names of a controller's public members, inherited ones included. Only names are looked at: a look at a member's
 * type would make the table circular as soon as an action takes its context from that table.
 */
export type PublicNames<Controller> = Controller extends { readonly prototype: infer Instance } ? keyof Instance : never

/**
 * Whether two types are the same class. Inference removes from `Left | Mark` what is *closely matched* in the target,
 * that is declared by the same symbol, before `Other` takes the rest: for the same class only the mark is left, and the
 * instance type does not fit the static one. Any plain comparison (`extends` both ways) would be structural: two classes
 * with the same member names would be told apart by their signatures, which makes the table circular.
 */
export type IsSameClass<Left extends { readonly prototype: object }, Right> = Left['prototype'] | Mark extends
  | Right
  | infer _Other
  ? false
  : true
type Mark = 'same class'

/**
 * The actions of a list that a controller does not offer, each with its reason, in the order of the list.
 *
 * @example LackingActions<typeof Places, ['index', 'show']> // 'show (not public)'
 */
export type MissingActions<Controller, Actions, Lacking extends string = ''> = Actions extends readonly [
  infer Action extends string,
  ...infer Rest,
]
  ? Action extends PublicNames<Controller>
    ? MissingActions<Controller, Rest, Lacking>
    : MissingActions<
        Controller,
        Rest,
        `${Lacking}${Lacking extends '' ? '' : ', '}${Action} (${MissingReason<Controller, Action>})`
      >
  : Lacking

/**
 * Why an action is not among the public names. A class with a private or protected member is not assignable to a type
 * that has the member as an optional one; a class without it is. (`_` on both sides keeps the weak-type rule out.)
 */
type MissingReason<Controller, Action extends string> = Controller extends { readonly prototype: infer Instance }
  ? Action extends keyof Controller
    ? 'static'
    : Instance & { _?: 0 } extends { [Name in Action]?: unknown } & { _?: 0 }
      ? 'missing'
      : 'not public'
  : never

/**
 * The actions of a list that a controller does not offer: the twin of the type. At run time TypeScript's `private` and
 * `protected` are gone, so nothing is `not public`.
 */
export const missingActions = (controller: ControllerClass, actions: readonly string[]): string =>
  actions
    .filter(action => !offersAction(controller, action))
    .map(action => `${action} (${isStatic(controller, action) ? 'static' : 'missing'})`)
    .join(', ')

/** Whether a class, or one that it extends, declares a static member: not what every function has, `name` and the like. */
const isStatic = (controller: ControllerClass, action: string): boolean =>
  action in controller && !(action in Function.prototype)

/**
 * Whether instances of a controller can have the action: a method of its own or inherited, never one of `Object`'s; or a
 * property that the constructor gives each instance, which no prototype shows and of which only the class's text tells.
 */
export const offersAction = (controller: ControllerClass, action: string): boolean => {
  if (action === 'constructor' || action === '__proto__') return false
  for (let link: object = controller.prototype; link && link !== Object.prototype; link = Object.getPrototypeOf(link)) {
    const member = Object.getOwnPropertyDescriptor(link, action)
    if (member) return member.get !== undefined || typeof member.value === 'function'
    if (assigns(String(link.constructor), action)) return true
  }
  return false
}

/**
 * Whether the text of a class may give its instances a property: by a field (`show = …`, `'show' = …`), by
 * `….show = …`, by its name in quotes behind `this,` (so compilers lower fields), or by a name that it computes.
 */
const assigns = (text: string, name: string): boolean => {
  if (/\bthis\s*\[(?!\s*["'`])|\bassign\s*\(\s*this\b|\[native code\]/.test(text)) return true
  for (let at = text.indexOf(name); name !== '' && at !== -1; at = text.indexOf(name, at + 1)) {
    const before = text.slice(Math.max(0, at - 32), at)
    const after = text.slice(at + name.length, at + name.length + 32)
    const quoted = /["'`]$/.test(before) && /^["'`]/.test(after)
    if (quoted && (/\bthis\s*,\s*.$/.test(before) || /^function\b/.test(text))) return true
    if ((quoted || !NO_FIELD.test(before)) && /^["'`]?\s*\]?\s*(?:\?\?|\|\||&&)?=(?![=>])/.test(after)) return true
  }
  return false
}

/** What stands before a name that is no field's: the rest of its word, `#`, another declaration. */
const NO_FIELD = /(?:[\p{ID_Continue}$#]|\b(?:static|const|let|var)\s+)$/u
