import type Koa from 'koa'
import type { PathParams } from './path.js'
import type { EntriesOf, TargetIndex, TargetOf } from './table.js'

/**
 * The `ctx` of an action: Koa's, with exactly the parameters of the target's routes in `ctx.params` and what the scopes'
 * `use` gave in `ctx.state`. A target with several routes has the union of their parameters.
 *
 * @example
 * export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
 * // in a controller: show(ctx: Context<'V1/Host/Places/Rooms#show'>) { ctx.params.placeId }
 */
export type ActionContext<Table, Target extends TargetOf<Table>> = Koa.ParameterizedContext<
  TargetState<TargetIndex<EntriesOf<Table>>[Target]>,
  { params: TargetParams<TargetIndex<EntriesOf<Table>>[Target], Target> },
  unknown
>

type TargetState<Group> = Group extends { readonly state: infer State } ? State : never

type TargetParams<Group, Target> = Group extends { readonly path: infer Path extends string }
  ? PathParams<Path>
  : Group extends { readonly collection: infer Collection extends string; readonly member: infer Member extends string }
    ? PathParams<Target extends `${string}#${'index' | 'create'}` ? Collection : Member>
    : never
