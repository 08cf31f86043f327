/**
 * A class whose public methods are actions. Each request constructs it with its Koa context: `new Controller(ctx)`. Of the
 * prototype, a route table reads only the names (see `PublicNames`).
 *
 * @example class PlacesController { constructor(readonly ctx: Koa.Context) {} index() {} }
 */
export interface ControllerClass {
  readonly prototype: object
  new (...args: never[]): object
}

/**
 * A controller as `instantiate` gets it, which may construct it with anything.
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

/** Whether a value is a class that can be constructed. */
export const isClass = (value: unknown): value is ControllerClass =>
  typeof value === 'function' && typeof value.prototype === 'object' && value.prototype !== null && isConstructor(value)

/** A function that is no constructor, such as a generator, is refused as a `newTarget` before any of its code runs. */
const isConstructor = (value: Function): boolean => {
  try {
    Reflect.construct(Object, [], value)
    return true
  } catch {
    return false
  }
}

/**
 * Whether what `isClass` takes for a class is a plain `function` without anything that makes an action: no method, no
 * `extends`, no `this` in its text. Compilers for old targets turn arrow functions into such functions.
 */
export const isPlainFunction = (value: ControllerClass): boolean =>
  /^function\b/.test(String(value)) &&
  Object.getPrototypeOf(value.prototype) === Object.prototype &&
  Object.getOwnPropertyNames(value.prototype).every(name => name === 'constructor') &&
  !/\bthis\b|\[native code\]/.test(String(value))
