/** A realistic application as a tree of declarations: `build-application.ts` makes it, `realistic.ts` writes it as source. */

export interface Verb {
  readonly kind: 'verb'
  readonly method: string
  readonly path: string
  readonly controller: string
  readonly action: string
}
export interface BareVerb {
  readonly kind: 'bare'
  readonly method: string
  readonly path: string
}
export interface Handler {
  readonly kind: 'middleware'
  readonly method: string
  readonly path: string
}
export interface Redirect {
  readonly kind: 'redirect'
  readonly path: string
  readonly target: string
}
export interface Resources {
  readonly kind: 'resources' | 'resource'
  readonly name: string
  readonly controller: string
  readonly options: { only?: readonly string[]; except?: readonly string[]; own?: boolean }
  readonly member: Nested[]
  readonly collection: BareVerb[]
}
export interface Namespace {
  readonly kind: 'namespace'
  readonly name: string
  /** The middleware that it uses, which adds this member to `ctx.state`. */
  readonly use: string | undefined
  /** The state in the namespace. */
  readonly state: readonly string[]
  /** Whether it is drawn from a file of its own. */
  readonly part: boolean
  /** Whether it opens again a namespace of the same scope. It is never drawn from a file of its own. */
  readonly again?: true
  readonly declarations: Declaration[]
}
export type Nested = Resources | BareVerb
export type Declaration = Verb | Handler | Redirect | Resources | Namespace

export interface Route {
  readonly method: string
  readonly path: string
  readonly params: readonly string[]
  /** None for a middleware and a redirect. */
  readonly target: { readonly controller: string; readonly action: string } | undefined
  readonly state: readonly string[]
}

export interface Application {
  readonly declarations: readonly Declaration[]
  readonly routes: readonly Route[]
}
