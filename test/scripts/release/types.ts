/**
 * Compiles what the last release came with against the library as it is: its examples, its guides and its type tests.
 * `npm run test:last-release -- v0.1.0` names another release, or any commit.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Compiler, compilers, outputOf } from '../../../bench/types/compile.js'
import { exportsOf, modulesOf } from '../../docs/modules.js'
import { readPage } from '../../docs/pages.js'
import { root } from '../../support/install.js'

const FOLDER = join(root, '.scratch/last-release')

const git = (cwd: string, ...args: readonly string[]): string =>
  execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 })

/** The tag of the last release, or `undefined`. */
export const lastRelease = (): string | undefined => {
  try {
    return git(root, 'describe', '--tags', '--abbrev=0', '--match', 'v[0-9]*').trim()
  } catch {
    return undefined
  }
}

/** Type tests import the source. Applications cannot, and what is no entry point may change. */
const withPackage = (text: string): string | undefined => {
  const packaged = text.replace(/'(?:\.\.\/)+src\/(?:(\w+)\/)?index\.js'/g, (_all, room?: string) =>
    room === undefined ? "'signalbox'" : `'signalbox/${room}'`,
  )
  return /'(?:\.\.\/)+(?:src|test)\//.test(packaged) ? undefined : packaged
}

interface Program {
  readonly file: string
  readonly text: string
}

const programOf = (file: string, text: string): readonly Program[] => {
  if (file.endsWith('.md'))
    return readPage(file, text)
      .sections.flatMap(modulesOf)
      .map(each => ({ file: each.path, text: each.text }))
  const packaged = withPackage(text)
  return packaged === undefined ? [] : [{ file, text: packaged }]
}

const IS_PROGRAM = /^(?:README\.md|docs\/.*\.md|type-tests\/.*\.[cm]?ts|examples\/[^/]+\/(?!web\/|dist\/).*\.[cm]?ts)$/

/**
 * The errors of each compiler in the programs of a release, each with its place. A line that the release says is refused may be accepted
 * now: that breaks nobody. Takes the tag or the commit, the compilers, and the repository.
 */
export const brokenPrograms = async (
  release: string,
  using: readonly Compiler[] = compilers,
  repository: string = root,
): Promise<readonly string[]> => {
  const files = git(repository, 'ls-tree', '-r', '--name-only', release).split('\n')
  const texts = files
    .filter(file => IS_PROGRAM.test(file))
    .map(file => [file, git(repository, 'show', `${release}:${file}`)] as const)
  const programs = texts.flatMap(([file, text]) => programOf(file, text))
  rmSync(FOLDER, { recursive: true, force: true })
  for (const { file, text } of programs) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true })
    writeFileSync(join(FOLDER, file), text)
  }
  const pages = texts.filter(([file]) => file.endsWith('.md')).map(([file, text]) => readPage(file, text))
  const paths = Object.fromEntries(pages.flatMap(({ sections }) => sections.flatMap(exportsOf)))
  const config = { extends: '../../tsconfig.json', compilerOptions: { paths }, include: ['.'], exclude: [] }
  writeFileSync(join(FOLDER, 'tsconfig.json'), JSON.stringify(config))
  const broken: string[] = []
  for (const compiler of using) {
    const output = await outputOf(compiler, ['-p', FOLDER, '--pretty', 'false'])
    const errors = output.split(/\n(?=\S)/).filter(each => each.trim() !== '' && !/: error TS2578:/.test(each))
    broken.push(...errors.map(each => `TypeScript ${compiler}: ${relative(FOLDER, join(root, each.trim()))}`))
  }
  return broken
}
