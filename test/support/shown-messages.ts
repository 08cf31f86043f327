/** The messages that the cases hold programs to, and where each of them appears. */
import { refusedArguments } from '../cases/arguments.js'
import * as definition from '../cases/definition.js'
import { LAX } from '../cases/lax.js'
import { rejected } from '../cases/rejected.js'
import { rejectedLinks } from '../cases/rejected-links.js'
import { rejectedLoaders } from '../cases/rejected-loaders.js'
import { rejectedReplies } from '../cases/rejected-replies.js'
import { rejectedRouters } from '../cases/rejected-routers.js'

/** The places, in the order in which the page lists them. */
export const PLACES = ['compiler', 'createRouter', 'definition', 'load', 'link', 'request'] as const
export type Place = (typeof PLACES)[number]

export interface Shown {
  readonly message: string
  readonly place: Place
  /** What is written, and what the message says to write. */
  readonly source?: string | undefined
  readonly instead?: string | undefined
}

interface Case {
  readonly message?: string
  /** What the compiler prints in words of its own. */
  readonly compiler?: string
  readonly prints?: string
  readonly throws?: unknown
  readonly source?: string
  readonly instead?: string
}

/** What a compiler prints for a case, and what the program throws. */
const inBoth = (cases: readonly Case[], printing: Place, throwing: Place): readonly Shown[] =>
  cases.flatMap(({ message, compiler, prints, throws = message, source, instead }) =>
    (
      [
        [compiler ?? prints ?? message, printing],
        [throws, throwing],
      ] as const
    ).flatMap(([shown, place]) => (typeof shown === 'string' ? [{ message: shown, place, source, instead }] : [])),
  )

const { refusedContracts, refusedRegistries, refusedSurrogates, refusedTables, ...compiled } = definition
const ofLists = (lists: object): readonly definition.RefusedCase[] =>
  Object.entries(lists).flatMap(([name, list]) => (name.startsWith('refused') ? list : []))

export const shown: readonly Shown[] = [
  ...inBoth(rejected, 'compiler', 'definition'),
  ...inBoth(rejectedLinks, 'compiler', 'link'),
  ...inBoth(rejectedLoaders, 'compiler', 'load'),
  ...inBoth(rejectedReplies, 'compiler', 'request'),
  ...rejectedRouters.flatMap(({ message, throws }): readonly Shown[] => [
    { message, place: 'createRouter' },
    ...(throws ? [{ message, place: 'definition' } as const] : []),
  ]),
  ...[...Object.values(refusedTables).flat(), ...refusedArguments].map(
    ({ message }) => ({ message, place: 'definition' }) as const,
  ),
  ...ofLists(compiled)
    .filter(each => each.printed === undefined && !('registry' in each))
    .map(({ message }) => ({ message, place: 'compiler' }) as const),
  { message: LAX, place: 'compiler' },
]
