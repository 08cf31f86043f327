/** The types that are written out for cost are those that the table of standard actions gives. */
import { expectType } from 'tsd'
import type { StandardActions } from '../../src/entries/expected.js'
import type { StandardRoutes } from '../../src/entries/standard-routes.js'
import type { ActionRow, MemberAction, PluralAction } from '../../src/route/actions.js'
import type { Route } from '../../src/route/route.js'
import type { Equal } from '../../test/support/types.js'

type DerivedRoutes = { [Row in ActionRow as Row['name']]: RouteOf<Row, Row['methods'][number]> }
type RouteOf<Row extends ActionRow, Method extends string> = Method extends unknown
  ? Route<Method, Row['on'] extends 'member' ? '/places/:id' : '/places', `Places#${Row['name']}`>
  : never
expectType<Equal<keyof StandardRoutes<'Places', '/places', '/places/:id'>, PluralAction>>(true)
expectType<DerivedRoutes>(
  {} as { -readonly [Action in PluralAction]: StandardRoutes<'Places', '/places', '/places/:id'>[Action] },
)

type DerivedActions = { [Action in PluralAction]: Action extends MemberAction ? 'member' : 'collection' }
expectType<Equal<keyof StandardActions<'collection', 'member'>, PluralAction>>(true)
expectType<DerivedActions>(
  {} as { -readonly [Action in PluralAction]: StandardActions<'collection', 'member'>[Action] },
)
