/**
 * Mutation testing of the run-time halves of `src/`, a group of files at a time, each by its own suites: see
 * `test/README.md`. `tsx test/scripts/mutation.ts` runs all groups, `… links koa` those that are named, `… --force` also
 * what ran before; `… --report` runs none. Then it prints the scores of all, and fails where one of ten mutants survives or
 * the README does not list what survives.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { GROUPS } from './mutation-groups.js'

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number; readonly column: number } }
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

/** Data for the compiler: nothing of the library reads it at run time. */
const LEFT_OUT = ['inflection-rules']
const FOLDER = '.scratch/mutation/'
const reportOf = (group: string) => `${FOLDER}${group}.json`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, report: { type: 'boolean' } },
})

const grouped = [...LEFT_OUT, ...Object.values(GROUPS).flatMap(({ files }) => files)].sort()
const sources = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter(file => file.endsWith('.ts'))
  .map(file => file.slice(0, -'.ts'.length))
if (grouped.join() !== sources.sort().join())
  throw new Error(`each file is in one group: ${[...grouped, ...sources].filter(each => !sources.includes(each) || !grouped.includes(each))}`) // biome-ignore format: one line

const run = (group: string): void => {
  const { files = [], suites = [] } = GROUPS[group] ?? {}
  if (files.length === 0) throw new Error(`there is no group '${group}': ${Object.keys(GROUPS).join(', ')}`)
  console.log(`${group}: ${files.join(', ')}`)
  const mutate = files.map(file => `src/${file}.ts`).join()
  const args = ['run', '--mutate', mutate, '--incrementalFile', `${FOLDER}${group}.incremental.json`]
  const { status } = spawnSync('npx', ['stryker', ...args, ...(values.force ? ['--force'] : [])], {
    env: { ...process.env, SUITES: suites.join() },
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error(`${group} has not been run to its end`)
  renameSync(`${FOLDER}report.json`, reportOf(group))
}

const COUNTED = ['Killed', 'Timeout', 'Survived', 'NoCoverage']
const survives = ({ status }: Mutant): boolean => status === 'Survived' || status === 'NoCoverage'
const percent = (mutants: readonly Mutant[]): string => {
  const killed = mutants.filter(each => !survives(each)).length
  return ((100 * killed) / mutants.length).toFixed(1)
}

const LEAST = 90

/** How many mutants of each file the table of the README explains. */
const explained = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const line of readFileSync('test/README.md', 'utf8').split('\n')) {
    const [, file, count] = /^\| `([\w/-]+)`[^|]*\| (\d+) \|/.exec(line) ?? []
    if (file !== undefined) counts.set(file, (counts.get(file) ?? 0) + Number(count))
  }
  return counts
}

const report = (): void => {
  const all: Mutant[] = []
  const counts = explained()
  let ignored = 0
  for (const group of Object.keys(GROUPS)) {
    if (!existsSync(reportOf(group))) {
      console.log(`${group} has not been run`)
      continue
    }
    const { files } = JSON.parse(readFileSync(reportOf(group), 'utf8')) as Report // as Stryker writes it
    const scores: string[] = []
    for (const [path, { mutants }] of Object.entries(files)) {
      const file = path.slice('src/'.length, -'.ts'.length)
      if (!GROUPS[group]?.files.includes(file)) continue
      const counted = mutants.filter(({ status }) => COUNTED.includes(status))
      ignored += mutants.filter(({ status }) => status === 'Ignored').length
      if (counted.length === 0) continue
      all.push(...counted)
      const left = counted.filter(survives)
      scores.push(`\`${file}\` ${percent(counted).replace('.0', '')}`)
      if (left.length === (counts.get(file) ?? 0)) continue
      process.exitCode = 1
      console.log(`${path}: ${left.length} survive, the README explains ${counts.get(file) ?? 0}`)
      for (const { mutatorName, replacement, location } of left)
        console.log(`  ${location.start.line}:${location.start.column} ${mutatorName} ${replacement ?? ''}`)
    }
    console.log(`| ${scores.join(', ')} | ${GROUPS[group]?.suites.map(each => `\`${each}\``).join(', ')} |`)
  }
  if (Number(percent(all)) < LEAST) process.exitCode = 1
  const of = (status: string): number => all.filter(each => each.status === status).length
  console.log(`${percent(all)} %: of ${all.length} mutants ${COUNTED.map(each => `${of(each)} ${each}`).join(', ')}; ${ignored} not tried`) // biome-ignore format: one line
}

if (!values.report) for (const group of positionals.length > 0 ? positionals : Object.keys(GROUPS)) run(group)
report()
