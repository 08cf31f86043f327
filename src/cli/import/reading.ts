/** What the readers of other routers give: rows, each a route as that router lists it. */
import type { Json } from './json.js'

/** A route of another router. */
export interface Row {
  /** `GET`, `POST` …, or `ALL`. */
  readonly method: string
  /** The path in the syntax of the other router. */
  readonly path: string
  /** A controller path, where the other router has controllers. Then the action is binding too. */
  readonly controller?: string | undefined
  /** An action in camelCase: binding with a controller, without one a proposal. */
  readonly action?: string | undefined
  /** What answers the route. Rows with one handler may share an action. */
  readonly handler?: string | undefined
  /** The middlewares before the handler, outermost first. */
  readonly use?: readonly string[] | undefined
  /** The regular expressions of parameters. */
  readonly patterns?: Readonly<Record<string, string>> | undefined
  readonly redirect?: { readonly to: string; readonly status: number } | undefined
  /** Where the route or its handler is written, as `src/app.js:12`. */
  readonly place?: string | undefined
  /** What the other router asks of a request besides, which the table does not. */
  readonly note?: string | undefined
  /** What a document says of the route. */
  readonly operation?: Operation | undefined
  /** Why no table can have the route. */
  readonly problem?: string | undefined
}

/** An operation of an OpenAPI document, and its parameters, those of its path included. */
export interface Operation {
  readonly operation: Json
  readonly parameters: readonly Json[]
}

/** A route that the table does not have, or not as it was. */
export interface Omission {
  /** The route as the other router lists it. */
  readonly route: string
  readonly why: string
}

/** How the paths of a reading are written. */
export type Syntax = 'rails' | 'path-to-regexp' | 'openapi'

/** All that a reader found. */
export interface Reading {
  readonly syntax: Syntax
  readonly rows: readonly Row[]
  /** What belongs to no table, such as mounts and hosts. */
  readonly skipped: readonly Omission[]
  /** Of OpenAPI: the document, to which its schemas refer. */
  readonly document?: Json
}

/** What the user may ask for. */
export interface ImportOptions {
  /** Keep the handlers, and the names of parameters: scopes and verbs alone. */
  readonly handlers?: true | undefined
  /** Write the schemas of an OpenAPI document as contracts. */
  readonly contracts?: true | undefined
  /** Fail if the table has a route that was not read. */
  readonly exact?: true | undefined
  /** Whether to keep `new` and `edit`, the forms of Rails. */
  readonly forms?: boolean | undefined
}

/** A row as messages name it. */
export const routeOf = ({ method, path }: Pick<Row, 'method' | 'path'>): string => `${method} ${path}`

/** Why a middleware of the other router is not in the table. */
export const UNUSED = 'no route of the router is behind it'

/** Names that say nothing of what a function does. */
const EMPTY = /^(?:bound |async )?(?:anonymous|default|handler|handle|middleware|fn|callback|dispatch)?\d*$/i

export const isEmptyName = (name: string): boolean => EMPTY.test(name)

/**
 * The action that a handler proposes: the innermost name in it.
 *
 * @example actionOf('asyncHandler(places.show)') // 'show'
 */
export const actionOf = (handler: string): string | undefined => {
  const [, name = ''] = /([A-Za-z_$][\w$]*)\)*$/.exec(handler) ?? []
  return isEmptyName(name) ? undefined : name
}

export const SOURCES = ['koa', 'express', 'rails', 'openapi', 'list'] as const
export type SourceName = (typeof SOURCES)[number]

/** The options of the command. */
export interface ImportCommandOptions extends ImportOptions {
  readonly from?: SourceName
  readonly out?: string
  readonly json?: true
  readonly beside?: true
  readonly export?: string
  readonly import?: string
}
