/** Applies a rule to a word. The letters of the word may be in any case. */

import type { RuleFrom } from './inflection-lookup.js'

/** A regular word without the `s` at its end. */
export type RegularSingular<Word extends string> = Word extends `${infer Stem}s`
  ? Stem
  : Word extends `${infer Stem}S`
    ? Stem
    : Word

/** A regular word with an `s` added if it does not end in one. After a capital, it is a capital `S`. */
export type RegularPlural<Word extends string> = Word extends `${string}${'s' | 'S'}`
  ? Word
  : Word extends Lowercase<Word>
    ? `${Word}s`
    : `${Word}${AddedS[`-${Word}`]}`

/**
 * Maps a word to the `s` to add. The keys are patterns, as in `inflection-lookup.ts`. The word is looked up with a dash
 * in front, because the index `toString` would find the method that every object has.
 */
type AddedS = { [Letter in Capital | '' as `${string}${Letter}`]: Letter extends '' ? 's' : 'S' }

// biome-ignore format: an alphabet
type Capital =
  | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'
  | 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z'

/**
 * The last 12 to 15 letters of a word. Each step removes four letters, which costs as much as removing one. The
 * patterns are written out because the compiler reduces an alias for `${string}${string}` to `string`.
 */
export type LastLetters<Word extends string> =
  Word extends `${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${infer _}`
    ? Word extends `${string}${string}${string}${string}${infer Rest}`
      ? LastLetters<Rest>
      : never
    : Word

/** Applies a rule to a word. `Rule` is `'none'` for a regular word; `Ending` is the rule's ending, in lower case. */
export type ByRule<Word extends string, Ending extends string, Rule, Wanted> = Rule extends RegularRule
  ? Regular<Word, Wanted>
  : Lowercase<Word> extends TooShort<Rule, Ending>
    ? Regular<Word, Wanted>
    : Rule extends `${string}-> ${infer To} ${string}`
      ? Replace<Word, Ending, Rule, To>
      : Word // the rule is that the word stays

type RegularRule = 'none' | `regular ${string}`

/** A word that consists of the ending only, although a `?` rule requires another character before it. */
type TooShort<Rule, Ending> = Rule extends `?${string}` ? Ending : never

type Regular<Word extends string, Wanted> = Wanted extends 'plural' ? RegularPlural<Word> : RegularSingular<Word>

/**
 * Replaces the text of a rule at the end of a word.
 *
 * 1. `user-cities` -> `user-city`, `userCities` -> `userCity`: the ending is in lower case.
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
 * Case 3. `pluralize` gives its replacement the case of the *match*: the whole text that the rule's regular expression
 * matches. In `pointXY` the match is `XY`, in capitals, so the plural is `pointXIES`. The rule is found in lower case;
 * to find the match as it was written, the types count the letters before it.
 */

type ReplaceMatch<
  Word extends string,
  Match extends string,
  From extends string,
  To extends string,
> = Word extends `${infer Before}${Match}` ? `${Before}${RecaseMatch<Match, From, To>}` : never

/** If a rule replaces a text by the same text, and the word has it in lower case, the whole match is unchanged. */
type RecaseMatch<Match extends string, From extends string, To extends string> = [From, Match] extends [
  To,
  `${string}${To}`,
]
  ? Match
  : Recase<Match, ReplaceEnd<Lowercase<Match>, From, To>>

/**
 * The match of a rule in a word, as it was written: the ending, for a `?` rule with the character before it, for a `^`
 * rule without its dash.
 */
type MatchOf<Word extends string, Ending extends string, Rule> =
  Lowercase<Word> extends `${infer Before}${Ending}` ? MatchIn<SplitAfter<Word, Before>, Rule> : Word

type MatchIn<Split extends [last: string, end: string], Rule> = Rule extends `?${string}`
  ? `${Split[0]}${Split[1]}`
  : Rule extends `^${string}`
    ? WithoutDash<Split[1]>
    : Split[1]

type WithoutDash<Ending extends string> = Ending extends `-${infer Rest}` ? Rest : Ending

/**
 * Splits a word after as many letters as `Before` has, and returns the last of these letters and the rest of the word.
 * A step of four letters costs as much as a step of one.
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

/**
 * Puts `Lower`, a word in lower case, in the case of `Word`: all letters lower case, all capitals, or the first letter
 * a capital. Otherwise it remains in lower case.
 */
export type Recase<Word extends string, Lower extends string> =
  Word extends Lowercase<Word>
    ? Lower
    : Word extends Uppercase<Word>
      ? Uppercase<Lower>
      : Word extends Capitalize<Word>
        ? Capitalize<Lower>
        : Lower
