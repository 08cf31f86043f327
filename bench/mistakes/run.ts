/** `npm run mistakes`: compiles and runs each program, without and with its mistakes, and writes `results.json`. */
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { compilers, outputOf } from '../types/compile.js'
import { type Mistake, mistakes, type Outcome, type Recorded, type Router, routers } from './cases.js'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
/** Those of the peers find their packages in `bench/`, and ours finds `dist/` and the types of Koa in the root. */
const folders = [`${here}generated/`, `${root}.scratch/mistakes/`] as const
const folderOf = (program: string): string => folders[program === 'signalbox' ? 1 : 0]
const names = Object.keys(mistakes) as Mistake[] // the keys of a literal

const fileOf = (program: string, mistake?: Mistake): string => `${program}-${mistake ?? 'right'}.ts`

const write = (program: string, { changes }: Router): void => {
  const text = readFileSync(`${here}programs/${program}.ts`, 'utf8').replace("'../start.js'", `'${here}start.js'`)
  writeFileSync(folderOf(program) + fileOf(program), text)
  for (const [mistake, [written, instead]] of Object.entries(changes)) {
    if (!text.includes(written)) throw new Error(`${program} does not have ${written}`)
    writeFileSync(folderOf(program) + fileOf(program, mistake as Mistake), text.replace(written, instead)) // a key of `changes`
  }
}

/** The first error of each file, by a compiler. */
const errorsOf = async (compiler: (typeof compilers)[number]): Promise<ReadonlyMap<string, string>> => {
  const text = (await Promise.all(folders.map(each => outputOf(compiler, ['-p', each, '--pretty', 'false'])))).join('')
  const lines = [...text.matchAll(/^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/gm)]
  return new Map(lines.reverse().map(([, file = '', message = '']) => [file.replace(/^.*\//, ''), message]))
}

const errors = new Map<string, ReadonlyMap<string, string>>()

const runs = async (program: string, router: Router, mistake?: Mistake): Promise<Outcome> => {
  const paths = ['/places', router.place ?? '/places/1', '/user']
  const command = [`${root}node_modules/tsx/dist/cli.mjs`, '--tsconfig', `${here}tsconfig.json`, `${here}outcome.ts`]
  const module = folderOf(program) + fileOf(program, mistake)
  const { stdout } = await promisify(execFile)(process.execPath, [...command, module, ...paths])
  const [found, message] = JSON.parse(stdout.trim().split('\n').at(-1) ?? '')
  return { found, message }
}

const outcomeOf = async (program: string, router: Router, mistake: Mistake): Promise<Outcome> => {
  if (!router.changes[mistake]) return { found: 'none', message: '' }
  const said = compilers.map(compiler => errors.get(compiler)?.get(fileOf(program, mistake)))
  if (said.every(message => message !== undefined)) return { found: 'compiler', message: said[0] ?? '' }
  if (said.some(message => message !== undefined)) throw new Error(`the compilers differ: ${program}, ${mistake}`)
  return runs(program, router, mistake)
}

const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`${root}bench/node_modules/${name}/package.json`, 'utf8')).version

for (const folder of folders) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const config = { extends: `${here}tsconfig.json`, include: ['.'], exclude: [] }
  writeFileSync(`${folder}tsconfig.json`, JSON.stringify(config))
}
for (const [program, router] of Object.entries(routers)) write(program, router)
for (const compiler of compilers) errors.set(compiler, await errorsOf(compiler))

const rows: Record<string, Partial<Record<Mistake, Outcome>>> = {}
for (const [program, router] of Object.entries(routers)) {
  const wrong = compilers.flatMap(compiler => errors.get(compiler)?.get(fileOf(program)) ?? [])
  const right = await runs(program, router)
  if (wrong.length > 0 || right.found !== 'never') throw new Error(`${program} does not run: ${wrong} ${right.message}`)
  const row: Partial<Record<Mistake, Outcome>> = {}
  for (const mistake of names) row[mistake] = await outcomeOf(program, router, mistake)
  rows[program] = row
  console.log(program, row)
}

const versions = Object.values(routers).flatMap(({ packages }) => packages.map(name => `${name} ${versionOf(name)}`))
const date = new Date().toISOString().slice(0, 10)
const record: Recorded = { date, node: process.versions.node, versions, rows }
writeFileSync(`${here}results.json`, `${JSON.stringify(record, undefined, 2)}\n`)
for (const folder of folders) rmSync(folder, { recursive: true })
