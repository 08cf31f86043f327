/** `unroutedActions`: lists the actions that no route reaches. */
import type { ControllerClass } from '../controller/controller.js'
import { type ControllerLoader, isLoader } from '../controller/loader.js'
import type { HasRefused, TargetsIn } from '../entries/lookup.js'
import type { AnyRouteTable, AnyTable, RouteTable } from '../table/table.js'
import { argument } from '../text/arguments.js'
import { callMessage, RouteError } from '../text/messages.js'

/**
 * The public methods of registered controllers that no route reaches, as a union of targets: `never` when every one is
 * routed. Use it for a list in a test of your table.
 *
 * @example const unrouted: readonly UnroutedActions<typeof routes>[] = ['Places#archive']
 */
export type UnroutedActions<Table extends AnyRouteTable> =
  Table extends RouteTable<infer Registry, infer Entries>
    ? [HasRefused<Entries>, unknown] extends [false, Entries] | [true, unknown]
      ? // biome-ignore lint/suspicious/noExplicitAny: the refused call may be what routes the method, or not
        any
      : Exclude<
          { [Path in keyof Registry & string]: MethodTargets<Path, Registry[Path]> }[keyof Registry & string],
          TargetsIn<Entries>
        >
    : never

type MethodTargets<Path extends string, Controller> = Controller extends { readonly prototype: infer Instance }
  ? {
      [Name in keyof Instance & string]: Instance[Name] extends (...args: never) => unknown ? `${Path}#${Name}` : never
    }[keyof Instance & string]
  : never

/**
 * Lists the methods of registered controllers that no route reaches, inherited ones included: `[]` when every one is routed. They
 * are in the order of the controllers. The twin of the type `UnroutedActions`. At run time it cannot see that a method is
 * `private`, nor that a property holds a function.
 *
 * @throws {RouteError} if a registered loader has not loaded its controller: call `await routes.load()` first.
 *
 * @example unroutedActions(routes) // ['V1/Places#archive']
 */
export function unroutedActions(routes: AnyTable): readonly string[] {
  const table = argument(routes)
  const routed = new Set(table.map(route => ('target' in route ? route.target : '')))
  return Object.entries(table.controllers).flatMap(([path, controller]) =>
    methodNames(loadedPrototype(path, controller))
      .map(name => `${path}#${name}`)
      .filter(target => !routed.has(target)),
  )
}

const loadedPrototype = (path: string, controller: ControllerClass | ControllerLoader): object => {
  if (!isLoader(controller)) return controller.prototype
  throw new RouteError(
    callMessage('unroutedActions', `the controller '${path}' is not loaded: await routes.load() first`),
  )
}

const methodNames = (prototype: object): readonly string[] => {
  if (prototype === null || prototype === Object.prototype) return []
  const own = Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, member]) =>
    name !== 'constructor' && typeof member.value === 'function' ? [name] : [],
  )
  return [...new Set([...own, ...methodNames(Object.getPrototypeOf(prototype))])]
}
