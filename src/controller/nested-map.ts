/**
 * A map of controllers in place of one controller, as in `defineRoutes({ controllers }, …)`. The entries of the inner map then
 * count as entries of the map, so that they are not missed wherever the table uses them: the mistake is one error.
 */

import { callMessage } from '../text/messages.js'
import { type ControllerClass, isClass } from './controller.js'

/** Whether a value in the map is a map itself: an object with a class in it. */
export type IsNestedMap<Entry> = Entry extends Function | readonly unknown[]
  ? false
  : Extract<Entry[keyof Entry], ControllerClass> extends never
    ? false
    : true

/** Whether a value in the map is a map itself: the twin of the type. */
export const isNestedMap = (entry: unknown): boolean =>
  typeof entry === 'object' && entry !== null && !Array.isArray(entry) && Object.values(entry).some(isClass)

/** The map with the entries of such maps in place of them, or `never` where there are none. */
export type Flattened<Registry> =
  NestedPath<Registry> extends infer Path extends keyof Registry
    ? [Path] extends [never]
      ? never
      : Omit<Registry, Path> & AllOf<Registry[Path]>
    : never
type NestedPath<Registry> = {
  [Path in keyof Registry]: IsNestedMap<Registry[Path]> extends true ? Path : never
}[keyof Registry]
type AllOf<Maps> = (Maps extends unknown ? (map: Maps) => void : never) extends (map: infer All) => void ? All : never

export type NestedMapMessage<Path extends string> = ReturnType<typeof nestedMapMessage<Path>>
export const nestedMapMessage = <Path extends string>(path: Path) =>
  callMessage(
    'defineRoutes',
    `'${path}' is a map of controllers, not a controller: pass it alone, or spread it here` as const,
  )
