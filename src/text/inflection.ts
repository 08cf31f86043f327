import inflector from 'pluralize'
import type { IsWide } from './inference.js'
import type {
  IrregularPlural,
  IrregularSingular,
  PluralEnding,
  PluralRule,
  PluralTails,
  RuleFrom,
  SingularEnding,
  SingularRule,
  SingularTails,
  Uncountable,
} from './inflection-rules.js'

/**
 * The singular of a word, letter for letter what `pluralize` 8 gives, whose rules these are: for words of letters in
 * any case, digits, dashes and underscores, so for names in lower case, `UPPER CASE`, camelCase and PascalCase. A word
 * that is singular already stays. A wide `string` gives `string`, a union the singular of each word.
 *
 * @example Singularize<'places'> // 'place'
 */
export type Singularize<Word extends string> =
  IsWide<Word> extends true ? string : Word extends string ? SingularOf<Word, Lowercase<Word>> : never

/**
 * The singular of a word: the twin of the type `Singularize`, and where it takes its rules from. The `pluralize` in here
 * is a copy of our own. A rule that an application adds to its `pluralize` (`addIrregularRule`) does not reach it, so it
 * cannot come between the type and the value.
 *
 * @example singularize('places') // 'place'
 */
export function singularize<Word extends string>(word: Word): Singularize<Word> {
  return inflector.singular(word) as Singularize<Word>
}

/**
 * The plural of a word, under the same rules as `Singularize`. A word that is plural already stays.
 *
 * @example Pluralize<'user'> // 'users'
 */
export type Pluralize<Word extends string> =
  IsWide<Word> extends true ? string : Word extends string ? PluralOf<Word, Lowercase<Word>> : never

/**
 * The plural of a word: the twin of the type `Pluralize`, with the same copy of `pluralize` as `singularize`.
 *
 * @example pluralize('user') // 'users'
 */
export function pluralize<Word extends string>(word: Word): Pluralize<Word> {
  return inflector.plural(word) as Pluralize<Word>
}

/*
 * A word is looked up whole, then by its last letters. Most words end in none that a rule is about and are done there.
 * For the others, letters are taken off the front until an ending is left: the first one found is the longest. The dash
 * in front stands for the start of the word, where a `^` rule may begin as it may after a dash.
 */

/** `Singularize` of a word whose letters are all known, with the word in lower case. */
export type SingularOf<Word extends string, Lower extends string> = Lower extends Uncountable
  ? Word
  : Lower extends keyof IrregularSingular
    ? Recase<Word, IrregularSingular[Lower]>
    : Lower extends SingularTails[Lower]
      ? SingularByRule<Word, Lower, LongestSingular<`-${Lowercase<LastLetters<Word>>}`>>
      : RegularSingular<Word>

type SingularByRule<Word extends string, Lower extends string, Ending extends string> = ByRule<
  Word,
  Ending,
  SingularRule<Lower, Ending>,
  'singular'
>

type RegularSingular<Word extends string> = Word extends `${infer Stem}s`
  ? Stem
  : Word extends `${infer Stem}S`
    ? Stem
    : Word

type PluralOf<Word extends string, Lower extends string> = Lower extends Uncountable
  ? Word
  : Lower extends keyof IrregularPlural
    ? Recase<Word, IrregularPlural[Lower]>
    : Lower extends PluralTails[Lower]
      ? PluralByRule<Word, Lower, LongestPlural<`-${Lowercase<LastLetters<Word>>}`>>
      : RegularPlural<Word>

type PluralByRule<Word extends string, Lower extends string, Ending extends string> = ByRule<
  Word,
  Ending,
  PluralRule<Lower, Ending>,
  'plural'
>

type RegularPlural<Word extends string> = Word extends `${string}${'s' | 'S'}`
  ? Word
  : Word extends Lowercase<Word>
    ? `${Word}s`
    : `${Word}${AddedS[`-${Word}`]}`

// Its keys are patterns, as in the look-ups of `inflection-rules.ts`. A word goes in behind a dash, or `toString` would
// find the method that every object has.
type AddedS = { [Letter in Capital | '' as `${string}${Letter}`]: Letter extends '' ? 's' : 'S' }

// biome-ignore format: an alphabet
type Capital =
  | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'
  | 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z'

/**
 * The last 12 to 15 letters of a word, as no ending is longer: a step of four costs what a step of one does. The patterns
 * are written out because `${string}${string}` under a name of its own is `string` to the compiler.
 */
type LastLetters<Word extends string> =
  Word extends `${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${infer _}`
    ? Word extends `${string}${string}${string}${string}${infer Rest}`
      ? LastLetters<Rest>
      : never
    : Word

/** Takes letters off the front until what is left is the ending of a rule: of `'-places'` nothing is. */
type LongestSingular<Word extends string> = Word extends SingularEnding
  ? Word
  : Word extends `${string}${infer Rest}`
    ? LongestSingular<Rest>
    : 'none'

/** As `LongestSingular`. The same type for both would take one type parameter more at each letter. */
type LongestPlural<Word extends string> = Word extends PluralEnding
  ? Word
  : Word extends `${string}${infer Rest}`
    ? LongestPlural<Rest>
    : 'none'

type ByRule<Word extends string, Ending extends string, Rule, Wanted> = Rule extends LeftToTheRegular
  ? Regular<Word, Wanted>
  : Lowercase<Word> extends NotAlone<Rule, Ending>
    ? Regular<Word, Wanted>
    : Rule extends `${string}-> ${infer To} ${string}`
      ? Replace<Word, Ending, Rule, To>
      : Word

type Regular<Word extends string, Wanted> = Wanted extends 'plural' ? RegularPlural<Word> : RegularSingular<Word>

// A word that is nothing but the ending: there a `?` rule misses the character that it asks for.
type NotAlone<Rule, Ending> = Rule extends `?${string}` ? Ending : never

type LeftToTheRegular = 'none' | `regular ${string}`

type Replace<Word extends string, Ending extends string, Rule, To extends string> =
  Word extends Lowercased<Word, Ending>
    ? ReplaceEnd<Word, RuleFrom<Rule>, To>
    : Word extends Uppercase<Word>
      ? ReplaceEnd<Word, Uppercase<RuleFrom<Rule>>, Uppercase<To>>
      : ReplaceMatch<Word, MatchOf<LastLetters<Word>, Ending, Rule>, RuleFrom<Rule>, To>

type Lowercased<Word extends string, Ending extends string> = Lowercase<Word> | `${string}${Ending}`

type ReplaceEnd<Word extends string, From extends string, To extends string> = Word extends `${infer Stem}${From}`
  ? `${Stem}${To}`
  : never

/*
 * From here on, words with capitals. `pluralize` gives what a rule replaces the case of all that the rule matched, so
 * that has to be found as it was written: of `pointXY` it is `XY`, and the plural is `pointXIES`.
 */

type ReplaceMatch<
  Word extends string,
  Match extends string,
  From extends string,
  To extends string,
> = Word extends `${infer Head}${Match}` ? `${Head}${RecaseMatch<Match, From, To>}` : never

// A rule that puts back what it took leaves the case alone, too, if its own part of the match is in lower case.
type RecaseMatch<Match extends string, From extends string, To extends string> = [From, Match] extends [
  To,
  `${string}${To}`,
]
  ? Match
  : Recase<Match, ReplaceEnd<Lowercase<Match>, From, To>>

type MatchOf<Word extends string, Ending extends string, Rule> =
  Lowercase<Word> extends `${infer Before}${Ending}` ? Written<SplitLike<Word, Before>, Rule> : Word

type Written<Split extends [last: string, end: string], Rule> = Rule extends `?${string}`
  ? `${Split[0]}${Split[1]}`
  : Rule extends `^${string}`
    ? ReplaceStart<Split[1]>
    : Split[1]

type ReplaceStart<Word extends string> = Word extends `-${infer End}` ? End : Word

/** A word split after as many letters as `Before` has: the last of these, and the rest. Fours first, they cost less. */
type SplitLike<
  Word extends string,
  Before extends string,
  Last extends string = '',
> = Before extends `${string}${string}${string}${string}${infer Rest}`
  ? Word extends `${string}${string}${string}${infer Letter}${infer End}`
    ? SplitLike<End, Rest, Letter>
    : never
  : SplitLikeByOne<Word, Before, Last>

type SplitLikeByOne<
  Word extends string,
  Before extends string,
  Last extends string,
> = Before extends `${string}${infer Rest}`
  ? Word extends `${infer Letter}${infer End}`
    ? SplitLikeByOne<End, Rest, Letter>
    : never
  : [Last, Word]

/** A lower-case word in the case of another: lower, UPPER, Title, or else lower again. */
type Recase<Word extends string, Lower extends string> =
  Word extends Lowercase<Word>
    ? Lower
    : Word extends Uppercase<Word>
      ? Uppercase<Lower>
      : Word extends Capitalize<Word>
        ? Capitalize<Lower>
        : Lower
