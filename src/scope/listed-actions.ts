/** Options that consist of one list, `{ only: ['index', 'show'] }`, which most calls of `resources` with options have. */

import type { PluralAction } from '../route/actions.js'
import type { IsOne } from '../text/inference.js'

/** The actions of options that are one list and right, or `never`. */
export type ListedActions<Options, Whole = Options> = Options extends { readonly only: infer List }
  ? keyof Options extends 'only'
    ? [Whole] extends [Options]
      ? ActionsOf<List>
      : never
    : never
  : never

/** Depends on the list alone: the compiler works out each list once, however many calls have it. */
type ActionsOf<List> =
  IsOne<List> extends true
    ? List extends readonly PluralAction[]
      ? { readonly [At in keyof List]: IsOne<List[At]> } extends readonly true[]
        ? number extends List['length']
          ? never
          : List[number]
        : never
      : never
    : never
