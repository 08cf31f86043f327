/** Koa's types as far as a table needs them: the whole ones need those of Node, which are too large for a page. */
declare namespace Koa {
  // biome-ignore lint/suspicious/noExplicitAny: as in Koa's own types
  interface DefaultState extends Record<PropertyKey, any> {}
  // biome-ignore lint/suspicious/noExplicitAny: as in Koa's own types
  interface DefaultContext extends Record<PropertyKey, any> {}

  interface ExtendableContext {
    method: string
    path: string
    query: Record<string, string | string[] | undefined>
    status: number
    type: string
    body: unknown
    get(field: string): string
    set(field: string, value: string | string[]): void
    redirect(url: string): void
    throw(status: number, message?: string): never
  }

  type ParameterizedContext<State = DefaultState, Extra = DefaultContext, Body = unknown> = ExtendableContext & {
    state: State
  } & Extra & { body: Body }
  interface Context extends ParameterizedContext {}

  // biome-ignore lint/suspicious/noExplicitAny: as in Koa's own types
  type Next = () => Promise<any>
  type Middleware<State = DefaultState, Extra = DefaultContext, Body = unknown> = (
    context: ParameterizedContext<State, Extra, Body>,
    next: Next,
  ) => unknown
}

declare class Koa {}
export = Koa
