/** Makes singulars and plurals, in the type and at run time. */
import inflector from 'pluralize'
import type { IsWide, NameBox } from '../text/inference.js'
import type {
  IrregularPlural,
  IrregularSingular,
  PluralEnding,
  PluralRule,
  PluralTails,
  SingularEnding,
  SingularRule,
  SingularTails,
  Uncountable,
} from './inflection-lookup.js'
import type { ByRule, LastLetters, Recase, RegularPlural, RegularSingular } from './inflection-replace.js'

/**
 * The singular of a word, exactly as `pluralize` 8 returns it. The word may have letters in any case, digits, dashes
 * and underscores: `places`, `user-settings`, `userSettings`, `UserSettings`, `USER_SETTINGS`. A word that is already
 * singular does not change. For `string` or a template literal type the result is `string`; for a union, it is the
 * union of the singulars.
 *
 * @example Singularize<'places'> // 'place'
 * @see https://github.com/plurals/pluralize
 */
export type Singularize<Word extends string> =
  IsWide<Word> extends true ? string : Word extends string ? SingularOf<Word, Lowercase<Word>> : never

/**
 * The singular of a word by the rules of `pluralize` 8: a function, and a type for literals. The function calls a copy of `pluralize`
 * that is bundled with the library. Rules that an application adds to its own `pluralize` affect neither this copy nor the type.
 *
 * @example singularize('places') // 'place'
 */
export function singularize<Word extends string>(word: Word): Singularize<Word> {
  return inflector.singular(word) as Singularize<Word> // checked by test/inflection/inflection-types.test.ts
}

/**
 * The plural of a word, exactly as `pluralize` 8 returns it. Takes the same words as `Singularize`. A word that is
 * already plural does not change.
 *
 * @example Pluralize<'user'> // 'users'
 */
export type Pluralize<Word extends string> =
  IsWide<Word> extends true ? string : Word extends string ? PluralOf<Word, Lowercase<Word>> : never

/**
 * The plural of a word by the rules of `pluralize` 8: a function, and a type for literals.
 *
 * @example pluralize('user') // 'users'
 */
export function pluralize<Word extends string>(word: Word): Pluralize<Word> {
  return inflector.plural(word) as Pluralize<Word> // checked by test/inflection/inflection-types.test.ts
}

/*
 * How the types work. Of these four steps, the first that applies to a word decides:
 *
 * 1. An uncountable word stays.                                               `staff`  -> `staff`
 * 2. An irregular word is in a table.                                         `feet`   -> `foot`
 * 3. A word with the ending of a rule follows the rule of its longest ending. `cities` -> `city`
 * 4. Any other word is regular.                                               `users`  -> `user`
 *
 * Most words are regular. To find that out without a search, step 3 first compares a word with the *tails*: a pattern for
 * each text that a rule can replace. Only a word with such a tail goes on, as the word `user-cities` here:
 *
 *    SingularTails['user-cities']     the tails of words in -s. The word has one of them, `ies`.
 * -> LastLetters<'user-cities'>       its last 12 to 15 letters, as no ending is longer: here the whole word.
 * -> LongestSingular<'-user-cities'>  `ies`, its longest ending: letters are taken off the front until an ending is left.
 *                                     The dash in front means the start of the word, where some endings must be.
 * -> SingularRule<…, 'ies'>           `-> y ies`, the rule of this ending: put `y` in place of `ies`.
 * -> ByRule<…>                        `user-city`
 */

/** `Singularize` without its check for `string` and template literal types. `Lower` is the word in lower case. */
export type SingularOf<Word extends string, Lower extends string> = Lower extends Uncountable
  ? Word // 1
  : Lower extends keyof IrregularSingular
    ? Recase<Word, IrregularSingular[Lower]> // 2
    : Lower extends SingularTails[Lower]
      ? SingularByTail<Word, Lower> // 3
      : RegularSingular<Word> // 4

/** The rules of many words, which need no search: no longer ending of another rule fits them. */
type SingularByTail<Word extends string, Lower extends string> = Word extends `${infer Stem}ies`
  ? NameBox<Stem> extends BeforeIes
    ? `${Stem}y`
    : SingularByRule<Word, Lower, LongestSingular<`-${Lowercase<LastLetters<Word>>}`>>
  : Word extends `${infer Stem}es`
    ? NameBox<Stem> extends BeforeEs
      ? Stem
      : SingularByRule<Word, Lower, LongestSingular<`-${Lowercase<LastLetters<Word>>}`>>
    : SingularByRule<Word, Lower, LongestSingular<`-${Lowercase<LastLetters<Word>>}`>>

/** Letters before `ies`, by which a word is none of those with a singular in -ie or -ey. */
interface BeforeIes {
  // biome-ignore format: an alphabet
  readonly name: `${string}${
    | 'ab' | 'ac' | 'ad' | 'an' | 'ar' | 'at' | 'bb' | 'bl' | 'eg' | 'ic' | 'ir' | 'it' | 'lt' | 'nc' | 'nt' | 'og' | 'op'
    | 'or' | 'ox' | 'pl' | 'rg' | 'rt' | 'tr' | 'ud' | 'ler' | 'ter' | 'uer' | 'ver'}`
}
interface BeforeEs {
  readonly name: `${string}${'ch' | 'sh' | 'ss' | 'x'}`
}

type SingularByRule<Word extends string, Lower extends string, Ending extends string> = ByRule<
  Word,
  Ending,
  SingularRule<Lower, Ending>,
  'singular'
>

/** Takes letters off the front until an ending is left, which is the longest one; `'none'` if there is none. */
type LongestSingular<Word extends string> = Word extends SingularEnding
  ? Word
  : Word extends `${string}${infer Rest}`
    ? LongestSingular<Rest>
    : 'none'

/** `Pluralize` without its check for `string` and template literal types, in the same four steps as `SingularOf`. */
export type PluralOf<Word extends string, Lower extends string> = Lower extends Uncountable
  ? Word // 1
  : Lower extends keyof IrregularPlural
    ? Recase<Word, IrregularPlural[Lower]> // 2
    : Lower extends PluralTails[Lower]
      ? PluralByTail<Word, Lower> // 3
      : RegularPlural<Word> // 4

/** Like `SingularByTail`. */
type PluralByTail<Word extends string, Lower extends string> = Word extends `${infer Stem}y`
  ? NameBox<Stem> extends Consonant
    ? `${Stem}ies`
    : Stem extends `${string}${'a' | 'o'}`
      ? `${Word}s`
      : PluralByRule<Word, Lower, LongestPlural<`-${Lowercase<LastLetters<Word>>}`>>
  : NameBox<Word> extends AddsEs
    ? `${Word}es`
    : PluralByRule<Word, Lower, LongestPlural<`-${Lowercase<LastLetters<Word>>}`>>

interface Consonant {
  // biome-ignore format: an alphabet
  readonly name: `${string}${
    | 'b' | 'c' | 'd' | 'f' | 'g' | 'h' | 'j' | 'k' | 'l' | 'm' | 'n' | 'p' | 'q' | 'r' | 's' | 't' | 'v' | 'w' | 'x' | 'z'}`
}
interface AddsEs {
  readonly name: `${string}${'ax' | 'box' | 'ch' | 'ss'}`
}

type PluralByRule<Word extends string, Lower extends string, Ending extends string> = ByRule<
  Word,
  Ending,
  PluralRule<Lower, Ending>,
  'plural'
>

/** Like `LongestSingular`. One type for both would need another type parameter, to be instantiated at each letter. */
type LongestPlural<Word extends string> = Word extends PluralEnding
  ? Word
  : Word extends `${string}${infer Rest}`
    ? LongestPlural<Rest>
    : 'none'
