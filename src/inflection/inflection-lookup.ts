/** The rules of `inflection-rules.ts` as types in which a word or an ending can be looked up. */

import type {
  IRREGULAR_PLURALS,
  ONE_WAY_PLURALS,
  PLURAL_RULES,
  RuleTable,
  SINGULAR_RULES,
  UNCOUNTABLES,
} from './inflection-rules.js'

type Irregulars = typeof IRREGULAR_PLURALS
type OneWay = typeof ONE_WAY_PLURALS

/** The words whose singular and plural are the same. */
export type Uncountable = (typeof UNCOUNTABLES)[number]

/** Maps irregular words, plural or singular, to their singular: `feet` to `foot`, and `foot` to `foot`. */
export type IrregularSingular = { [Word in keyof Irregulars as Irregulars[Word]]: Word } & {
  // `pluralize` has `thou` as a rule for plurals alone, so its singular keeps the case of every letter.
  [Word in keyof Irregulars | Exclude<keyof OneWay, 'thou'>]: Word
}

/** Maps irregular words, singular or plural, to their plural: `foot` to `feet`, and `feet` to `feet`. */
export type IrregularPlural = Irregulars & OneWay & { [Word in Irregulars[keyof Irregulars]]: Word }

/**
 * Maps a word to its possible *tails*: for each text that a rule for words with the same last letter can replace, the
 * pattern of the words that end in that text. A word that matches none of them is regular, like `users` in the example.
 *
 * @example SingularTails['users'] // `${string}ss` | `${string}us` | `${string}as` | `${string}is` | `${string}ies` | …
 */
export type SingularTails = TailsOf<typeof SINGULAR_RULES>
export type PluralTails = TailsOf<typeof PLURAL_RULES>

/** The endings of all rules, each a stem and the text to replace. */
export type SingularEnding = EndingsOf<typeof SINGULAR_RULES>
export type PluralEnding = EndingsOf<typeof PLURAL_RULES>

/**
 * The rule for an ending of a word, as one string: what to do, a space, and the text to replace. `'none'` if no rule
 * has that ending.
 *
 * @example SingularRule<'cities', 'ies'> // '-> y ies'
 */
export type SingularRule<Word extends string, Ending extends string> = RuleAt<
  GroupsOf<typeof SINGULAR_RULES>[Word],
  Ending
>
export type PluralRule<Word extends string, Ending extends string> = RuleAt<GroupsOf<typeof PLURAL_RULES>[Word], Ending>

/** The text that a rule replaces: `RuleFrom<'^-> ie ies'>` is `'ies'`. */
export type RuleFrom<Rule> = Rule extends `${string}-> ${string} ${infer From}` ? From : never

/*
 * The keys of these two types are patterns for the last letter of a word, such as `${string}s`. With a word as the
 * index, an indexed access finds the pattern that fits, or else `string`, which is the pattern for `''`. A conditional
 * type would instantiate each pattern that it tries; an indexed access does not.
 *
 * With the index `constructor`, the compiler finds the property that every object has. This is not a string, so the
 * word counts as regular, which is correct.
 *
 * The tails leave out the text `s`, because every word in -s ends in it. The rules for `s` are not lost: their endings,
 * `emus` and `enus`, also have the tail `us`.
 */
type TailsOf<Rules extends RuleTable> = {
  [Letter in keyof Rules & string as `${string}${Letter}`]: `${string}${Exclude<keyof Rules[Letter] & string, 's'>}`
}
type GroupsOf<Rules extends RuleTable> = {
  [Letter in keyof Rules & string as `${string}${Letter}`]: Rules[Letter]
}

type EndingsOf<Rules extends RuleTable> = {
  [Letter in keyof Rules]: EndingsIn<Rules[Letter]>
}[keyof Rules]
type EndingsIn<Group extends RuleTable[string]> = {
  [From in keyof Group & string]: EndingsFor<Group, From>
}[keyof Group & string]
type EndingsFor<
  Group extends RuleTable[string],
  From extends keyof Group & string,
> = `${Group[From][keyof Group[From]][number]}${From}`

/** Finds the text to replace among the rules of a letter, then what to do with it. */
type RuleAt<Group extends RuleTable[string], Ending extends string> = {
  [From in keyof Group & string as EndingsFor<Group, From>]: From
} extends { readonly [Key in Ending]: infer From extends string }
  ? ActionAt<Group[From], From, Ending>
  : 'none'
type ActionAt<Actions extends RuleTable[string][string], From extends string, Ending extends string> = {
  [Action in keyof Actions & string as `${Actions[Action][number]}${From}`]: `${Action} ${From}`
} extends { readonly [Key in Ending]: infer Rule }
  ? Rule
  : never
