/**
 * The rules of `pluralize` 8 as data, from which `inflection-lookup.ts` derives types. They are for the compiler alone: at
 * run time `pluralize` itself does the work. `test/inflection/inflection.test.ts` compares the two.
 */

/** Irregular words and their plurals. Each word is also the singular of its plural. */
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

/** Irregular words whose plural has another singular: `he` becomes `they`, and `they` becomes `she`. */
export const ONE_WAY_PLURALS = {
  he: 'they',
  itself: 'themselves',
  herself: 'themselves',
  himself: 'themselves',
  thou: 'you',
} as const

/** Words whose singular and plural are the same. */
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
 * A table of rules with three levels of keys: the last letter of a word, the text to replace at its end, and what to do
 * with that text. The innermost list has the stems: the letters that must come before the text. A stem and the text
 * together are the *ending* of a rule. If several endings fit a word, the longest decides. If none fits, the word is
 * regular.
 *
 * | rule | for a word that ends in | |
 * | --- | --- | --- |
 * | `a: { a: { '-> um': ['dat'] } }` | `data` | replace `a` by `um` |
 * | `s: { ss: { stays: [''] } }` | `ss` | leave the word as it is |
 * | `s: { us: { regular: ['a'] } }` | `aus` | add or remove an `s`, as for a regular word |
 *
 * Three marks change a rule:
 *
 * - A dash before a stem: the ending must begin the word or follow a dash. `-li` and `ves` fit `lives` and
 *   `half-lives`, but not `olives`.
 * - `^` before what to do, for stems with a dash: the dash is not part of the match, from which the replacement takes
 *   its case. `Neck-Ties` becomes `Neck-Tie`, while `Half-Lives` becomes `Half-life`.
 * - `?` before what to do: another character must come before the ending. `y: { y: { '?-> ies': [''] } }` fits `city`, but
 *   the word `y` is regular.
 *
 * The types first compare a word with the texts to replace, without the stems. The longer these texts are, the fewer
 * words have to be compared with stems. This is why there are `sis` and `ses` instead of more stems under `s`.
 */
export type RuleTable = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>>>

// Stems that several rules share.
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
    tlas: { stays: [''] },
    tmas: { stays: [''] },
    gas: { stays: [''] },
    alias: { stays: [''] },
    is: { stays: ['ar', 'er', 'ir', 'or', 'ur', 'o'], '-> is': ['test'] },
    sis: { '-> sis': GREEK_SIS },
    measles: { stays: [''] },
    testes: { '-> testis': [''] },
    ches: { '-> ch': [''] },
    shes: { '-> sh': [''] },
    xes: { '-> x': [''] },
    zzes: { '-> zz': [''] },
    oes: { '-> o': ['tt', 'g', 'ch', 'her', 'at', 'gr'] },
    sses: { '-> ss': [''] },
    aliases: { '-> alias': [''] },
    tlases: { '-> tlas': [''] },
    tmases: { '-> tmas': [''] },
    gases: { '-> gas': [''] },
    rises: { '-> ris': ['a', 'e', 'i', 'o', 'u'], '-> risis': ['c'] },
    uses: { '?-> us': [''], regular: ['a', 'o', 'u'], '-> use': ['ab'] },
    lyses: { '-> lysis': ['ana'] },
    noses: { '-> nosis': ['diag', 'prog'] },
    heses: { '-> hesis': ['parent', 't'] },
    opses: { '-> opsis': ['syn'] },
    phases: { '-> phasis': ['em'] },
    neses: { '-> nesis': [''] },
    dices: { '-> dex': ['co', 'in'], '-> dix': ['appen'] },
    rices: { '-> rex': ['mu'], '-> rix': ['mat'] },
    silices: { '-> silex': [''] },
    vertices: { '-> vertex': [''] },
    ies: {
      '-> y': [''],
      '-> ie': ['mov'],
      '^-> ie': [
        '-p', '-l', '-zomb', '-t', '-neckt', '-crosst', '-coll', '-faer', '-food', '-gen', '-goon', '-group', '-lass',
        '-talk', '-goal', '-cut',
      ],
      '^-> ey': ['-mon', '-smil'],
    },
    arves: { '-> arf': [''] },
    lves: { '-> lf': ['wo', 'a', 'e'], '-> lve': ['twe'] },
    eaves: { '-> eaf': [''] },
    eoves: { '-> eof': [''] },
    oaves: { '-> oaf': [''] },
    ooves: { '-> oof': [''] },
    wives: { '-> wife': [''] },
    knives: { '-> knife': [''] },
    lives: { '-> life': ['after', 'half', 'high', 'low', 'mid', 'non', 'night', '-'] },
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
    mice: { '^-> mice': ['-', '-tit'] },
    lice: { '^-> lice': ['-'] },
    mouse: { '^-> mice': ['-', '-tit'] },
    louse: { '^-> lice': ['-'] },
    ese: { '?stays': [''], regular: ['a', 'e', 'i', 'o', 'u'] },
  },
  f: {
    arf: { '-> arves': [''] },
    lf: { '-> lves': [''] },
    eaf: { '-> eaves': [''] },
    eof: { '-> eoves': [''] },
    oaf: { '-> oaves': [''] },
    hoof: { '-> hooves': [''] },
  },
  h: { ch: { '-> ches': [''] }, sh: { '-> shes': [''] }, fish: { stays: [''] }, seraph: { '-> seraphim': [''] } },
  i: { i: { '-> i': LATIN_US } },
  m: { um: { '-> a': [...LATIN_UM, 'automat'] }, im: { '-> im': ANGELS }, iam: { stays: [''] }, uam: { stays: [''] } },
  n: {
    man: { '-> men': [''] },
    men: { '-> men': [''] },
    lion: { '-> lia': ['aphe', 'perihe'] },
    rion: { '-> ria': ['crite'] },
    ton: { '-> ta': ['hyperba', 'asynde', 'automa'] },
    non: { '-> na': ['noume', 'phenome', 'orga', 'prolegome'] },
    dron: { '-> dra': ['he'] },
    ren: { '-> ren': ['child'] },
    rson: { '-> ople': ['pe'] },
    mon: { stays: ['poke', 'poké'] },
  },
  o: { hero: { '-> heroes': [''] }, ato: { '-> atoes': [''] }, gro: { '-> groes': [''] } },
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
  // The letters without rules are listed, so that only other characters fall under `''` below.
  c: {},
  g: {},
  j: {},
  k: {},
  l: {},
  q: {},
  t: {},
  v: {},
  w: {},
  // `pluralize` adds no `s` after a character outside ASCII, as in `café`.
  '': { '': { stays: [''], regular: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '-', '_'] } },
} as const satisfies RuleTable
