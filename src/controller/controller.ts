/**
 * A class whose public methods are actions. For each request, the router constructs it with the Koa context:
 * `new Controller(ctx)`. A route table reads only the names of its members, not their types (see `PublicNames`), and it
 * does not read the parameters of the constructor. So both may use types of that table.
 *
 * @example class PlacesController { constructor(readonly ctx: Koa.Context) {} index() {} }
 */
export interface ControllerClass {
  readonly prototype: object
  // biome-ignore lint/suspicious/noExplicitAny: a class is compared with no other signature without reading its parameters
  new (...args: any[]): any
}

/**
 * A controller as the option `instantiate` receives it: a class that it may construct with any arguments.
 *
 * @example createRouter(routes, { instantiate: (Controller: Constructable, ctx) => container.build(Controller) })
 */
// biome-ignore lint/suspicious/noExplicitAny: no other type takes every list of dependencies
export type Constructable = new (...dependencies: any[]) => object

/**
 * A map of controllers: controller path (`'V1/Host/Places'`) -> class.
 *
 * @example const controllers = { 'V1/Host/Places': PlacesController } satisfies Controllers
 */
export type Controllers = { readonly [controllerPath: string]: ControllerClass }

/**
 * Whether a class that is not a `ControllerClass` gives a context of its table to its base class. While the compiler works out the table
 * for the base class, the class has no constructor to infer `Instance` from; one that is not public has one. An object with a prototype
 * looks the same.
 */
export type IsInCircle<Class> = Class extends
  | { readonly prototype: object }
  | (abstract new (
      ...given: never[]
    ) => infer Instance)
  ? unknown extends Instance
    ? true
    : false
  : false
/** The error message for it, behind its name. A value does not show it, so there is no function. */
export type CircleMessage = 'must be a class whose base class takes no context of this table as a type argument'

/** Whether a value is a class that can be constructed. */
export const isClass = (value: unknown): value is ControllerClass =>
  typeof value === 'function' && typeof value.prototype === 'object' && value.prototype !== null && isConstructor(value)

/**
 * Whether `new` accepts a function. `Reflect.construct` does not call its third argument, and throws if that is not a
 * constructor, as a generator is not.
 */
export const isConstructor = (value: Function): boolean => {
  try {
    Reflect.construct(Object, [], value)
    return true
  } catch {
    return false
  }
}

/**
 * Whether something that passes `isClass` may also be an ordinary function: it is written as a `function`, and its prototype
 * has no methods and inherits none.
 */
export const mayBeFunction = (value: ControllerClass): boolean =>
  /^function\b/.test(String(value)) &&
  Object.getPrototypeOf(value.prototype) === Object.prototype &&
  Object.getOwnPropertyNames(value.prototype).every(name => name === 'constructor')

/**
 * Whether a function that passes `isClass` is a plain `function` that cannot have actions: its code has no `this` either,
 * by which it could assign them, except to pass it on. Compilers for old targets turn arrow functions and `async` functions
 * into such functions, and helpers such as `once` return them.
 */
export const isPlainFunction = (value: ControllerClass): boolean =>
  mayBeFunction(value) &&
  !/\bthis\b|\[native code\]/.test(String(value).replace(TEXTS_AND_COMMENTS, '').replace(PASSED_ON, ''))

/** The parts of a source in which a word is not code. */
const TEXTS_AND_COMMENTS = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/**
 * `this` as it is passed on, by compiled `async` functions (`__awaiter(this, …)`, `__async(this, …)`, and in it
 * `__generator(this, …)`) and by wrappers (`run.apply(this, arguments)`).
 */
const PASSED_ON = /(?:\.apply|awaiter|async|generator)\s*\(\s*this\s*,/g
