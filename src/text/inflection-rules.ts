/**
 * The rules of `pluralize` 8 as data, and the look-ups that `src/inflection.ts` derives from them. Everything here is
 * for the compiler; at run time `pluralize` itself does the work. `test/inflection.test.ts` holds one against the other.
 */

/** Words with a plural of their own, each the singular of its plural. */
export const IRREGULAR_PLURALS = {
  i: 'we',
  me: 'us',
  she: 'they',
  them: 'them',
  myself: 'ourselves',
  yourself: 'yourselves',
  themself: 'themselves',
  is: 'are',
  was: 'were',
  has: 'have',
  this: 'these',
  that: 'those',
  echo: 'echoes',
  dingo: 'dingoes',
  volcano: 'volcanoes',
  tornado: 'tornadoes',
  torpedo: 'torpedoes',
  genus: 'genera',
  viscus: 'viscera',
  stigma: 'stigmata',
  stoma: 'stomata',
  dogma: 'dogmata',
  lemma: 'lemmata',
  schema: 'schemata',
  anathema: 'anathemata',
  ox: 'oxen',
  axe: 'axes',
  die: 'dice',
  yes: 'yeses',
  foot: 'feet',
  eave: 'eaves',
  goose: 'geese',
  tooth: 'teeth',
  quiz: 'quizzes',
  human: 'humans',
  proof: 'proofs',
  carve: 'carves',
  valve: 'valves',
  looey: 'looies',
  thief: 'thieves',
  groove: 'grooves',
  pickaxe: 'pickaxes',
  passerby: 'passersby',
} as const

/** Words whose plural is the plural of another word too, and goes back to that one: `he`, `they`, `she`. */
export const ONE_WAY_PLURALS = {
  he: 'they',
  itself: 'themselves',
  herself: 'themselves',
  himself: 'themselves',
  thou: 'you',
} as const

/** Words that are the same in both numbers. */
// biome-ignore format: a list of words reads better in lines than in a column
export const UNCOUNTABLES = [
  'adulthood', 'advice', 'agenda', 'aid', 'aircraft', 'alcohol', 'ammo', 'analytics', 'anime', 'athletics', 'audio',
  'bison', 'blood', 'bream', 'buffalo', 'butter', 'carp', 'cash', 'chassis', 'chess', 'clothing', 'cod', 'commerce',
  'cooperation', 'corps', 'debris', 'diabetes', 'digestion', 'elk', 'energy', 'equipment', 'excretion', 'expertise',
  'firmware', 'flounder', 'fun', 'gallows', 'garbage', 'graffiti', 'hardware', 'headquarters', 'health', 'herpes',
  'highjinks', 'homework', 'housework', 'information', 'jeans', 'justice', 'kudos', 'labour', 'literature', 'machinery',
  'mackerel', 'mail', 'manga', 'media', 'mews', 'moose', 'mud', 'music', 'news', 'only', 'personnel', 'pike', 'plankton',
  'pliers', 'police', 'pollution', 'premises', 'rain', 'research', 'rice', 'salmon', 'scissors', 'series', 'sewage',
  'shambles', 'shrimp', 'software', 'species', 'staff', 'swine', 'tennis', 'traffic', 'transportation', 'trout', 'tuna',
  'wealth', 'welfare', 'whiting', 'wildebeest', 'wildlife', 'you',
] as const

/**
 * Rules by the last letter of the word, and by what they replace. A key says what happens, its list what may stand before:
 *
 * - `a: { '-> um': ['dat'] }`: a word in `-data` gets `-datum`
 * - `ss: { stays: [''] }`: a word in `-ss` is left as it is
 * - `us: { regular: ['a'] }`: a word in `-aus` takes the rule for all words, an `s` put on or taken off
 * - a dash at the front of what stands before: only where a word begins, at the very start or after a dash (`life`, `half-life`)
 * - `^` before the key: the dash is no part of what the rule matches, which matters to capitals: `Neck-Ties` becomes
 *   `Neck-Tie`, but `Half-Lives` becomes `Half-life`
 * - `?` before the key: only after one more character (`y: { '?-> ies': [''] }`: `city`, but the word `y` is regular)
 *
 * Of the endings that fit a word the longest wins; where none fits, the word is regular. What is replaced is also the first
 * thing a word is tried for, so the longer it is, the fewer words are looked at further.
 */
export type RuleTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>

// Stems that both tables use.
// biome-ignore format: as above
const LATIN_US = [
  'alumn', 'syllab', 'vir', 'radi', 'nucle', 'fung', 'cact', 'stimul', 'termin', 'bacill', 'foc', 'uter', 'loc', 'strat',
] as const
// biome-ignore format: as above
const LATIN_UM = [
  'agend', 'addend', 'millenni', 'dat', 'extrem', 'bacteri', 'desiderat', 'strat', 'candelabr', 'errat', 'ov', 'symposi',
  'curricul', 'quor',
] as const
// biome-ignore format: as above
const GREEK_ON = [
  'apheli', 'hyperbat', 'periheli', 'asyndet', 'noumen', 'phenomen', 'criteri', 'organ', 'prolegomen', 'hedr', 'automat',
] as const
const GREEK_SIS = ['analy', 'diagno', 'parenthe', 'progno', 'synop', 'the', 'empha', 'cri', 'ne'] as const
const LATIN_A = ['alumn', 'alg', 'vertebr'] as const
const LATIN_EX = ['cod', 'mur', 'sil', 'vert', 'ind'] as const
const LATIN_IX = ['matr', 'append'] as const
const ANGELS = ['seraph', 'cherub'] as const
const MICE = ['-m', '-titm', '-l'] as const

/** From a plural to its singular. */
// biome-ignore format: as above
export const SINGULAR_RULES = {
  s: {
    ss: { stays: [''] },
    us: { '?stays': [''], regular: ['a', 'u'], '-> us': LATIN_US, '-> u': ['em', 'en'] },
    as: { stays: ['tl', 'tm', 'g', 'ali'] },
    is: { stays: ['ar', 'er', 'ir', 'or', 'ur', 'o'], '-> is': ['test'] },
    sis: { '-> sis': GREEK_SIS },
    measles: { stays: [''] },
    testes: { '-> testis': [''] },
    ches: { '-> ch': [''] },
    shes: { '-> sh': [''] },
    xes: { '-> x': [''] },
    zzes: { '-> zz': [''] },
    oes: { '-> o': ['tt', 'g', 'ch', 'her', 'at', 'gr'] },
    ses: {
      '-> s': ['s', 'alia', 'tla', 'tma', 'ga', 'ari', 'eri', 'iri', 'ori', 'uri'],
      '?-> s': ['u'],
      regular: ['au', 'ou', 'uu'],
      '-> se': ['abu'],
      '-> sis': GREEK_SIS,
    },
    ices: { '-> ex': LATIN_EX, '-> ix': LATIN_IX },
    ies: {
      '-> y': [''],
      '-> ie': ['mov'],
      '^-> ie': [
        '-p', '-l', '-zomb', '-t', '-neckt', '-crosst', '-coll', '-faer', '-food', '-gen', '-goon', '-group', '-lass',
        '-talk', '-goal', '-cut',
      ],
      '^-> ey': ['-mon', '-smil'],
    },
    ves: {
      '-> f': ['ar', 'wol', 'al', 'el', 'ea', 'eo', 'oa', 'oo'],
      '-> fe': ['wi', 'kni', 'afterli', 'halfli', 'highli', 'lowli', 'midli', 'nonli', 'nightli', '-li'],
      '-> ve': ['twel'],
    },
  },
  a: { a: { '-> um': LATIN_UM, '-> on': GREEK_ON } },
  e: { ae: { '-> a': LATIN_A }, ople: { '-> rson': ['pe'] }, ice: { '^-> ouse': MICE } },
  i: { i: { '-> us': LATIN_US } },
  m: { im: { '-> ': ANGELS } },
  n: { men: { '-> man': [''] }, ren: { '-> ': ['child'] }, rson: { '-> rson': ['pe'] } },
  x: { x: { '-> ': ['eau'] } },
  '': {},
} as const satisfies RuleTable

/** From a singular to its plural. */
// biome-ignore format: as above
export const PLURAL_RULES = {
  a: { a: { '-> a': [...LATIN_UM, ...GREEK_ON], '-> ae': LATIN_A } },
  b: { cherub: { '-> cherubim': [''] } },
  d: { child: { '-> children': [''] } },
  e: {
    ae: { '-> ae': LATIN_A },
    fe: { '-> ves': ['kni', 'wi', 'li'] },
    ople: { '-> ople': ['pe'] },
    ice: { '^-> ice': MICE },
    ouse: { '^-> ice': MICE },
    ese: { '?stays': [''], regular: ['a', 'e', 'i', 'o', 'u'] },
  },
  f: { f: { '-> ves': ['ar', 'l', 'ea', 'eo', 'oa', 'hoo'] } },
  h: { ch: { '-> ches': [''] }, sh: { '-> shes': [''] }, fish: { stays: [''] }, seraph: { '-> seraphim': [''] } },
  i: { i: { '-> i': LATIN_US } },
  m: { um: { '-> a': [...LATIN_UM, 'automat'] }, im: { '-> im': ANGELS }, am: { stays: ['i', 'u'] } },
  n: {
    man: { '-> men': [''] },
    men: { '-> men': [''] },
    on: { '-> a': GREEK_ON },
    ren: { '-> ren': ['child'] },
    rson: { '-> ople': ['pe'] },
    mon: { stays: ['poke', 'poké'] },
  },
  o: { o: { '-> oes': ['her', 'at', 'gr'] } },
  p: { sheep: { stays: [''] } },
  r: { deer: { stays: [''] } },
  s: {
    ss: { '-> sses': [''] },
    us: { '?-> uses': [''], regular: ['a', 'o', 'u'], '-> i': LATIN_US },
    s: { '-> s': ['emu', 'enu'] },
    as: { '-> ases': ['ali', 'tl', 'tm', 'g'] },
    ris: { '-> rises': [''] },
    sis: { '-> ses': [''] },
    is: { '-> es': ['ax', 'test'] },
  },
  u: { u: { '-> us': ['em', 'en'] } },
  x: {
    x: { '-> xes': [''] },
    ix: { '-> ices': [...LATIN_EX, ...LATIN_IX] },
    ex: { '-> ices': [...LATIN_EX, ...LATIN_IX] },
    pox: { stays: [''] },
    eaux: { stays: [''] },
  },
  y: {
    y: { '?-> ies': [''], '-> ies': ['qu'], regular: ['a', 'e', 'i', 'o', 'u', 'y'] },
    ey: {
      '?-> ies': ['il', 'el', 'ol', 'in', 'en', 'on'],
      regular: ['cil', 'cel', 'col', 'cin', 'cen', 'con', 'hil', 'hel', 'hol', 'hin', 'hen', 'hon'],
    },
  },
  z: { zz: { '-> zzes': [''] } },
  // Letters without a rule. They are listed so that `''` below is left with what is not a letter from a to z.
  c: {},
  g: {},
  j: {},
  k: {},
  l: {},
  q: {},
  t: {},
  v: {},
  w: {},
  // `pluralize` puts no `s` after a character outside ASCII: `café`.
  '': { '': { stays: [''], regular: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '-', '_'] } },
} as const satisfies RuleTable

type Irregulars = typeof IRREGULAR_PLURALS
type OneWay = typeof ONE_WAY_PLURALS

/** The words that are the same in both numbers, whatever their case. */
export type Uncountable = (typeof UNCOUNTABLES)[number]

/** Irregular words in either number, and the singular of each: `{ people: ... }`. A singular stays. */
export type IrregularSingular = { [Word in keyof Irregulars as Irregulars[Word]]: Word } & {
  [Word in keyof Irregulars | keyof OneWay]: Word
}

/** Irregular words in either number, and the plural of each. A plural stays. */
export type IrregularPlural = Irregulars & OneWay & { [Word in Irregulars[keyof Irregulars]]: Word }

/**
 * A rule that was found, as text: what happens, and what is replaced. `RuleFrom<'^-> ie ies'>` is `'ies'`.
 */
export type RuleFrom<Rule> = Rule extends `${string}-> ${string} ${infer From}` ? From : never

/** The endings of all rules that replace one thing. */
type EndingsFor<
  Group extends RuleTable[string],
  From extends keyof Group & string,
> = `${Group[From][keyof Group[From]][number]}${From}`

type EndingsOf<Rules extends RuleTable> = {
  [Letter in keyof Rules]: GroupEndings<Rules[Letter]>
}[keyof Rules]
type GroupEndings<Group extends RuleTable[string]> = {
  [From in keyof Group & string]: EndingsFor<Group, From>
}[keyof Group & string]

/** The rule for an ending of a group, or `'none'`: first what is replaced is found, then what happens to it. */
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

/*
 * Look-ups by the last letter of a word. Their keys are patterns (`${string}s`) and the key for `''` is `string`,
 * which an index takes when no other key fits. An index into such a type costs 2 instantiations; a conditional type that
 * tries the same patterns costs one for each. (`constructor` finds the property of that name that every object has. It is
 * no string, so the word is regular, and that is right.)
 *
 * `'s'` is no tail, or every word in `-s` would be looked at; the rule that has it is reached by its longer neighbours.
 */
type TailsOf<Rules extends RuleTable> = {
  [Letter in keyof Rules & string as `${string}${Letter}`]: `${string}${Exclude<keyof Rules[Letter] & string, 's'>}`
}
type GroupsOf<Rules extends RuleTable> = {
  [Letter in keyof Rules & string as `${string}${Letter}`]: Rules[Letter]
}

/** `SingularTails['cities']`: the pattern of all words in `-s` that may have a rule. */
export type SingularTails = TailsOf<typeof SINGULAR_RULES>
/** The endings of all rules. */
export type SingularEnding = EndingsOf<typeof SINGULAR_RULES>
/** `SingularRule<'cities', 'ies'>`: the rule for an ending of a word, `'-> y ies'`. */
export type SingularRule<Lower extends string, Ending extends string> = RuleAt<
  GroupsOf<typeof SINGULAR_RULES>[Lower],
  Ending
>

/** As `SingularTails`. */
export type PluralTails = TailsOf<typeof PLURAL_RULES>
/** As `SingularEnding`. */
export type PluralEnding = EndingsOf<typeof PLURAL_RULES>
/** As `SingularRule`. */
export type PluralRule<Lower extends string, Ending extends string> = RuleAt<
  GroupsOf<typeof PLURAL_RULES>[Lower],
  Ending
>
