/**
 * Compares the types `Singularize` and `Pluralize` with `pluralize`, for words of an English dictionary and for names made of
 * two words.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import inflector from 'pluralize'
import ts from 'typescript'
import dictionaryPath from 'word-list'
import { type Compiler, outputOf } from '../../bench/types/compile.js'
import { PLURAL_RULES, type RuleTable, SINGULAR_RULES } from '../../src/inflection/inflection-rules.js'
import type { Random } from './random.js'

/** A word with its singular and plural by `pluralize`. */
export interface Row {
  readonly word: string
  readonly singular: string
  readonly plural: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SOURCE = join(ROOT, 'src/inflection/inflection.js')
const DICTIONARY = readFileSync(dictionaryPath, 'utf8').split('\n').filter(Boolean)

export const rowOf = (word: string): Row => ({
  word,
  singular: inflector.singular(word),
  plural: inflector.plural(word),
})

const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Ways to make a name of two words. Nobody writes the last one, but the types must get it right too. */
const COMPOUNDS: ReadonlyArray<(first: string, last: string, random: Random) => string> = [
  (first, last) => `${first}-${last}`,
  (first, last) => `${first}_${last}`,
  (first, last) => first + upperFirst(last),
  (first, last) => upperFirst(first) + upperFirst(last),
  (first, last) => first.slice(0, 3).toUpperCase() + upperFirst(last),
  (first, last) => `${upperFirst(first)}-${upperFirst(last)}`,
  (first, last) => `${first}_${last}`.toUpperCase(),
  (first, last) => first + last.slice(-3).toUpperCase(),
  (first, last) => first + upperFirst(last.slice(-3)),
  (_, last) => upperFirst(last),
  (_, last, random) => `${last}${random.below(100)}`,
  (_, last, random) => [...last].map(letter => (random.chance(0.3) ? letter.toUpperCase() : letter)).join(''),
]

/** A number of different words of the dictionary. */
export function dictionaryWords(count: number, random: Random): string[] {
  const left = [...DICTIONARY]
  const taken: string[] = []
  while (taken.length < count && left.length > 0) {
    const at = random.below(left.length)
    taken.push(left[at] as string)
    left[at] = left[left.length - 1] as string
    left.pop()
  }
  return taken
}

/** Rows of words and of a name made of each, in singular and plural. */
export function rowsOf(words: readonly string[], random: Random): Row[] {
  const names = new Set<string>()
  for (const word of words) {
    const compound = random.pick(COMPOUNDS)
    const first = random.pick(words)
    for (const last of [word, inflector.singular(word), inflector.plural(word)]) {
      names.add(last).add(compound(first, last, random))
    }
  }
  return [...names].map(rowOf)
}

/** How many rows one program has. */
const BATCH = 5_000

/** A line for each word whose types differ from its row, as one of the compilers reports it. */
export async function differences(rows: readonly Row[], compiler: Compiler): Promise<string[]> {
  const found = await differencesIn(rows.slice(0, BATCH), compiler)
  return rows.length > BATCH ? [...found, ...(await differences(rows.slice(BATCH), compiler))] : found
}

async function differencesIn(rows: readonly Row[], compiler: Compiler): Promise<string[]> {
  const directory = mkdtempSync(join(tmpdir(), 'inflection-'))
  try {
    const { lines, rowAt } = moduleOf(rows)
    const file = join(directory, 'words.mts')
    writeFileSync(file, lines.join('\n'))
    writeFileSync(
      join(directory, 'tsconfig.json'),
      JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), ...PROJECT }),
    )
    const output = await outputOf(compiler, ['-p', directory])
    const errors = output.split('\n').filter(line => line.includes('error TS'))
    return errors.map(error => {
      const row = rows[Number(/words\.mts\((\d+),/.exec(error)?.[1]) - rowAt]
      return row ? `${row.word}: ${row.singular}, ${row.plural}: ${error.replace(/^.*error TS\d+: /, '')}` : error
    })
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const PROJECT = {
  compilerOptions: { types: [], declaration: false, noErrorTruncation: true },
  include: [],
  files: ['words.mts'],
}

/** A module with an error in the line of each row that differs. `Same` is `true`, or the type that was found instead. */
function moduleOf(rows: readonly Row[]) {
  const text = JSON.stringify
  const head = [
    `import type { Pluralize, Singularize } from ${text(SOURCE)}`,
    'type Same<Got, Wanted> = [Got, Wanted] extends [Wanted, Got] ? true : Got',
    'interface Compared {',
    ...rows.map(
      ({ word, singular, plural }, at) =>
        `  w${at}: [Same<Singularize<${text(word)}>, ${text(singular)}>, Same<Pluralize<${text(word)}>, ${text(plural)}>]`,
    ),
    '}',
    'export const compared: Compared = {',
  ]
  return { lines: [...head, ...rows.map((_, at) => `  w${at}: [true, true],`), '}'], rowAt: head.length + 1 }
}

export interface Cost {
  readonly type: string
  readonly instantiations: number
}

/**
 * The instantiations that each type costs, the dearest type first. Words with every ending come before, so that the cost of
 * the look-ups, which the compiler builds once, is not counted.
 */
export function costs(types: readonly string[]): Cost[] {
  const before = [SINGULAR_RULES, PLURAL_RULES].flatMap(endingsOf).flatMap(inBothNumbers)
  const lines = [...before, ...types].map((type, at) => `type W${at} = ${type}`)
  const source = [`import type { Pluralize, Singularize } from ${JSON.stringify(SOURCE)}`, ...lines].join('\n')
  const program = programOf(join(ROOT, 'test/words.ts'), source)
  const checker = program.getTypeChecker()
  const instantiations = program
    .getSourceFile(join(ROOT, 'test/words.ts'))
    ?.statements.filter(ts.isTypeAliasDeclaration)
    .map(alias => {
      const start = program.getInstantiationCount()
      checker.getTypeAtLocation(alias.name)
      return program.getInstantiationCount() - start
    })
  return types
    .map((type, at) => ({ type, instantiations: instantiations?.[before.length + at] ?? Number.NaN }))
    .sort((one, other) => other.instantiations - one.instantiations)
}

/** The source of both types of a word, for `costs`. */
export const inBothNumbers = (word: string): string[] => [
  `Singularize<${JSON.stringify(word)}>`,
  `Pluralize<${JSON.stringify(word)}>`,
]

/** Words with each ending of a rule table, in lower case and in capitals. */
const endingsOf = (table: RuleTable): string[] =>
  Object.values(table)
    .flatMap(group => Object.entries(group))
    .flatMap(([from, actions]) =>
      Object.values(actions).flatMap(before => before.map(stem => stem.replace('-', '') + from)),
    )
    .flatMap(ending => [`x-${ending}`, `x${ending.toUpperCase()}`])

function programOf(file: string, source: string): ts.Program {
  const config = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT)
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists, readFile } = host
  host.fileExists = name => name === file || fileExists(name)
  host.readFile = name => (name === file ? source : readFile(name))
  host.getSourceFile = (name, ...rest) =>
    name === file ? ts.createSourceFile(name, source, rest[0]) : getSourceFile(name, ...rest)
  return ts.createProgram([file], options, host)
}
