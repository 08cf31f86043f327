import type { Equals } from 'ts-toolbelt/out/Any/Equals.js'
import type { RouteOf } from '../../src/index.js'

/** Whether two types are identical: `any` does not pass, nor does an additional member of a union. */
export type Equal<Left, Right> = Equals<Left, Right> extends 1 ? true : false

/** Compiles only for `true`. */
export type Expect<Result extends true> = Result

/**
 * The routes of a table as `METHOD path target`, with `-` for a middleware, `(application)` for an application and `-> target` for
 * a redirect: the twin of the function `lines`.
 */
export type Lines<Table> = LineOf<RouteOf<Table>>
type LineOf<Each> = Each extends {
  readonly method: infer Method extends string
  readonly path: infer Path extends string
  readonly target: infer Target extends string | undefined
}
  ? `${Method} ${Path} ${Target extends string ? Target : Leads<Each>}`
  : never
type Leads<Each> = Each extends { readonly redirect: infer Target extends string }
  ? `-> ${Target}`
  : Each extends { readonly mounted: 'application' }
    ? '(application)'
    : '-'

/** The parameter names of each path in a table. */
export type Params<Table> = { [Each in RouteOf<Table> as Each['path']]: keyof Each['params'] }
