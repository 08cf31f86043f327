import inflector from 'pluralize'
import type {
  IRREGULAR_PLURALS,
  ONE_WAY_PLURALS,
  PLURAL_RULES,
  RuleTable,
  SINGULAR_RULES,
  UNCOUNTABLES,
} from './inflection-rules.js'

/**
 * The singular of a word, letter for letter as `pluralize` 8 forms it.
 *
 * @example Singularize<'places'> // 'place'
 */
export type Singularize<Word extends string> = string extends Word ? string : SingularOf<Word, Lowercase<Word>>

export function singularize<Word extends string>(word: Word): Singularize<Word> {
  return inflector.singular(word) as Singularize<Word>
}

export type Pluralize<Word extends string> = string extends Word ? string : PluralOf<Word, Lowercase<Word>>

export function pluralize<Word extends string>(word: Word): Pluralize<Word> {
  return inflector.plural(word) as Pluralize<Word>
}

type SingularOf<Word extends string, Lower extends string> = Lower extends Uncountable
  ? Word
  : Lower extends keyof Singulars
    ? Recase<Word, Singulars[Lower]>
    : Lower extends Tails<typeof SINGULAR_RULES>[Lower]
      ? ByRule<Word, Endings<typeof SINGULAR_RULES>[Lower], RegularSingular<Word>>
      : RegularSingular<Word>

type PluralOf<Word extends string, Lower extends string> = Lower extends Uncountable
  ? Word
  : Lower extends keyof Plurals
    ? Recase<Word, Plurals[Lower]>
    : Lower extends Tails<typeof PLURAL_RULES>[Lower]
      ? ByRule<Word, Endings<typeof PLURAL_RULES>[Lower], RegularPlural<Word>>
      : RegularPlural<Word>

type RegularSingular<Word extends string> = Word extends `${infer Stem}${'s' | 'S'}` ? Stem : Word

type RegularPlural<Word extends string> = Word extends `${string}${'s' | 'S'}`
  ? Word
  : Word extends Lowercase<Word>
    ? `${Word}s`
    : Word extends `${string}${Capital}`
      ? `${Word}S`
      : `${Word}s`

// biome-ignore format: an alphabet
type Capital =
  | 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L' | 'M'
  | 'N' | 'O' | 'P' | 'Q' | 'R' | 'S' | 'T' | 'U' | 'V' | 'W' | 'X' | 'Y' | 'Z'

type Uncountable = (typeof UNCOUNTABLES)[number]
type Irregular = typeof IRREGULAR_PLURALS
type OneWay = typeof ONE_WAY_PLURALS
type Singulars = { [Word in keyof Irregular as Irregular[Word]]: Word } & {
  [Word in keyof Irregular | keyof OneWay]: Word
}
type Plurals = Irregular & OneWay & { [Word in Irregular[keyof Irregular]]: Word }

type From<Change> = Change extends `${infer Head} ${string}`
  ? Head extends `${'^' | '?'}${infer Tail}`
    ? Tail
    : Head
  : never
type Start<Change> = Change extends `^${string}` ? '-' : ''
type Tails<Rules extends RuleTable> = {
  [Letter in keyof Rules & string as `${string}${Letter}`]: `${string}${Exclude<From<keyof Rules[Letter]>, 's'>}`
}
type Endings<Rules extends RuleTable> = {
  [Letter in keyof Rules & string as `${string}${Letter}`]: {
    changes: ChangeByEnding<Rules[Letter]>
    endings: EndingOf<Rules[Letter], keyof Rules[Letter]>
  }
}
type EndingOf<Group extends RuleTable[string], Change extends keyof Group> = Change extends string
  ? `${Start<Change>}${Group[Change][number]}${From<Change>}`
  : never
type ChangeByEnding<Group extends RuleTable[string]> = {
  [Change in (keyof Group & string) | 'none' as Change extends 'none' ? string : EndingOf<Group, Change>]: Change
}
type AnyEndings = { changes: Record<string, string>; endings: string }

type ByRule<Word extends string, Found extends AnyEndings, Regular extends string> =
  LastLetters<Word> extends infer Short extends string
    ? Word extends `${infer Head}${Short}`
      ? ByEnding<Head, Short, LongestEnding<`-${Lowercase<Short>}`, Found['endings']>, Found['changes'], Regular>
      : never
    : never

type LastLetters<Word extends string> =
  Word extends `${string}${string}${string}${string}${string}${string}${string}${string}${infer Rest}`
    ? Rest extends `${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${string}${infer _}`
      ? LastLetters<Rest>
      : Word
    : Word

type LongestEnding<Word extends string, Endings> = Word extends Endings
  ? Word
  : Word extends `${string}${infer Rest}`
    ? LongestEnding<Rest, Endings>
    : 'none'

type ByEnding<
  Head extends string,
  Word extends string,
  Ending extends string,
  Changes,
  Regular extends string,
> = Ending extends keyof Changes ? Apply<Head, Word, Ending, Changes[Ending], Regular> : Regular

type Apply<
  Head extends string,
  Word extends string,
  Ending extends string,
  Change,
  Regular extends string,
> = Change extends `${string} regular`
  ? Regular
  : Change extends `?${string}`
    ? Lowercase<Word> extends Ending
      ? Regular
      : Swap<Head, Word, Ending, Change>
    : Swap<Head, Word, Ending, Change>

type Swap<
  Head extends string,
  Word extends string,
  Ending extends string,
  Change,
> = Change extends `${string} -> ${infer To}`
  ? Word extends `${string}${Ending}`
    ? `${Head}${SwapEnd<Word, From<Change>, To>}`
    : `${Head}${SwapCased<Word, Match<Change, Lowercase<Word> extends `${infer Before}${Ending}` ? WrittenEnd<Word, Before> : ['', Word]>, From<Change>, To>}`
  : `${Head}${Word}`

type SwapEnd<Word extends string, From extends string, To extends string> = Word extends `${infer Stem}${From}`
  ? `${Stem}${To}`
  : never

type SwapCased<
  Word extends string,
  Match extends string,
  From extends string,
  To extends string,
> = Word extends `${infer Stem}${Match}`
  ? `${Stem}${[To, Match] extends [From, `${string}${To}`] ? Match : Recase<Match, SwapEnd<Lowercase<Match>, From, To>>}`
  : never

type Match<Change, Written extends [string, string]> = Change extends `?${string}`
  ? `${Written[0]}${Written[1]}`
  : Change extends `^${string}`
    ? Written[1] extends `-${infer Rest}`
      ? Rest
      : Written[1]
    : Written[1]

type WrittenEnd<
  Word extends string,
  Before extends string,
  Last extends string = '',
> = Before extends `${string}${infer Rest}`
  ? Word extends `${infer Letter}${infer End}`
    ? WrittenEnd<End, Rest, Letter>
    : never
  : [Last, Word]

type Recase<Word extends string, Token extends string> =
  Word extends Lowercase<Word>
    ? Token
    : Word extends Uppercase<Word>
      ? Uppercase<Token>
      : Word extends Capitalize<Word>
        ? Capitalize<Token>
        : Token
