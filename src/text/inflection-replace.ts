/** What happens to a word once its rule is known, whatever the case of its letters. */

import type { RuleFrom } from './inflection-lookup.js'

/** A regular word without the `s` at its end. */
export type RegularSingular<Word extends string> = Word extends `${infer Stem}s`
  ? Stem
  : Word extends `${infer Stem}S`
    ? Stem
    : Word

/** A regular word with an `s` at its end: a capital one after a capital. */
export type RegularPlural<Word extends string> = Word extends `${string}${'s' | 'S'}`
  ? Word
  : Word extends Lowercase<Word>
    ? `${Word}s`
    : `${Word}${AddedS[`-${Word}`]}`

/**
 * A word -> the `s` to add. The keys are patterns, as in `inflection-lookup.ts`. The word is looked up behind a dash, or
 * `toString` would find the method of every object.
 */
type AddedS = { [Letter in Capital | '' as `${string}${Letter}`]: Letter extends '' ? 's' : 'S' }

// biome-ignore format: an alphabet
type Capital =
  | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'
  | 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z'

/**
 * The last 12 to 15 letters of a word. A step takes off four letters, which costs as much as taking off one. The patterns
 * are written out because the compiler reduces an alias for `${string}${string}` to `string`.
 */
export type LastLetters<Word extends string> =
  Word extends `${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${infer _}`
    ? Word extends `${string}${string}${string}${string}${infer Rest}`
      ? LastLetters<Rest>
      : never
    : Word

/** A word after its rule, `'none'` included. `Ending` is the ending of the rule, in lower case. */
export type ByRule<Word extends string, Ending extends string, Rule, Wanted> = Rule extends RegularRule
  ? Regular<Word, Wanted>
  : Lowercase<Word> extends TooShort<Rule, Ending>
    ? Regular<Word, Wanted>
    : Rule extends `${string}-> ${infer To} ${string}`
      ? Replace<Word, Ending, Rule, To>
      : Word // the rule is that the word stays

type RegularRule = 'none' | `regular ${string}`

/** A word that is nothing but the ending, where a `?` rule asks for another character before it. */
type TooShort<Rule, Ending> = Rule extends `?${string}` ? Ending : never

type Regular<Word extends string, Wanted> = Wanted extends 'plural' ? RegularPlural<Word> : RegularSingular<Word>

/**
 * Replaces the text of a rule at the end of a word.
 *
 * 1. `user-cities`, `userCities` -> `userCity`: the ending is in lower case.
 * 2. `CITIES` -> `CITY`: the word is in capitals.
 * 3. `pointXY` -> `pointXIES`, `Half-Lives` -> `Half-life`: the ending has capitals and the word is mixed.
 */
type Replace<Word extends string, Ending extends string, Rule, To extends string> =
  Word extends EndingInLowerCase<Word, Ending>
    ? ReplaceEnd<Word, RuleFrom<Rule>, To> // 1
    : Word extends Uppercase<Word>
      ? ReplaceEnd<Word, Uppercase<RuleFrom<Rule>>, Uppercase<To>> // 2
      : ReplaceMatch<Word, MatchOf<LastLetters<Word>, Ending, Rule>, RuleFrom<Rule>, To> // 3

type EndingInLowerCase<Word extends string, Ending extends string> = Lowercase<Word> | `${string}${Ending}`

type ReplaceEnd<Word extends string, From extends string, To extends string> = Word extends `${infer Stem}${From}`
  ? `${Stem}${To}`
  : never

/*
 * Case 3. `pluralize` gives its replacement the case of the whole text that the rule's regular expression matches, the
 * *match*: that of `pointXY` is `XY`, in capitals, so the plural is `pointXIES`. To find the match as it was written, the
 * types count the letters before it.
 */

type ReplaceMatch<
  Word extends string,
  Match extends string,
  From extends string,
  To extends string,
> = Word extends `${infer Before}${Match}` ? `${Before}${RecaseMatch<Match, From, To>}` : never

/** A rule that replaces a text by itself also leaves its case alone, if that text is in lower case. */
type RecaseMatch<Match extends string, From extends string, To extends string> = [From, Match] extends [
  To,
  `${string}${To}`,
]
  ? Match
  : Recase<Match, ReplaceEnd<Lowercase<Match>, From, To>>

/** The match of a rule in a word, as it was written: the ending, with the character before it or without its dash. */
type MatchOf<Word extends string, Ending extends string, Rule> =
  Lowercase<Word> extends `${infer Before}${Ending}` ? MatchIn<SplitAfter<Word, Before>, Rule> : Word

type MatchIn<Split extends [last: string, end: string], Rule> = Rule extends `?${string}`
  ? `${Split[0]}${Split[1]}`
  : Rule extends `^${string}`
    ? WithoutDash<Split[1]>
    : Split[1]

type WithoutDash<Ending extends string> = Ending extends `-${infer Rest}` ? Rest : Ending

/**
 * A word split after as many letters as `Before` has: the last of these letters, and the rest. Four letters at a time cost
 * as much as one.
 *
 * @example SplitAfter<'pointXY', 'point'> // ['t', 'XY']
 */
type SplitAfter<
  Word extends string,
  Before extends string,
  Last extends string = '',
> = Before extends `${string}${string}${string}${string}${infer Rest}`
  ? Word extends `${string}${string}${string}${infer Letter}${infer End}`
    ? SplitAfter<End, Rest, Letter>
    : never
  : SplitAfterByOne<Word, Before, Last>

type SplitAfterByOne<
  Word extends string,
  Before extends string,
  Last extends string,
> = Before extends `${string}${infer Rest}`
  ? Word extends `${infer Letter}${infer End}`
    ? SplitAfterByOne<End, Rest, Letter>
    : never
  : [Last, Word]

/** A text in lower case, put in the case of another: lower case, CAPITALS, Capitalized; or lower case for any other. */
export type Recase<Word extends string, Lower extends string> =
  Word extends Lowercase<Word>
    ? Lower
    : Word extends Uppercase<Word>
      ? Uppercase<Lower>
      : Word extends Capitalize<Word>
        ? Capitalize<Lower>
        : Lower
