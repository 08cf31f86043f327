/**
 * `npm run release -- 0.2.0` releases a version: it checks the packages with that version, and only then writes the files that have it,
 * commits them and adds the tag. With `--dry-run` it writes nothing. `npm run release:check` checks the packages as they are, and
 * `npm run release:publish` gives them to the registry.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../support/install.js'
import { smoke } from './smoke.js'
import { PACKAGES, stage, type Texts } from './stage.js'
import { brokenPrograms, lastRelease } from './types.js'
import { lockedVersion, mayBreak, nextVersion, releasedChanges, withVersion } from './version.js'

/** In place of the address that a person has not written yet. */
const EXAMPLE = 'git+https://github.com/owner/name.git'
const STAGED = join(root, '.scratch/release')

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const say = (line: string): void => console.log(line)

const run = (program: string, args: readonly string[], cwd = root): void => {
  say(`$ ${[program, ...args].join(' ')}`)
  execFileSync(program, args, { cwd, stdio: 'inherit' })
}

/** What is published of the packages, in an archive each. */
const pack = (): readonly string[] =>
  Object.keys(PACKAGES).map(name => {
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', STAGED]
    const [{ filename }] = JSON.parse(execFileSync('npm', args, { cwd: join(STAGED, name), encoding: 'utf8' })) as [
      { filename: string },
    ]
    return join(STAGED, filename)
  })

/** Stages the packages, and checks them with the tools that know how packages are resolved, and in fresh projects. */
const check = (changed: Texts, repository: string, quick: boolean): void => {
  if (!quick) run('npm', ['run', 'build'])
  stage(STAGED, changed, repository)
  for (const name of Object.keys(PACKAGES))
    run(process.execPath, [join(root, 'node_modules/publint/src/cli.js'), '--strict', join(STAGED, name)])
  const archives = pack()
  const [library = ''] = archives
  run(process.execPath, [join(root, 'node_modules/@arethetypeswrong/cli/dist/index.js'), library, '--quiet'])
  if (!quick) smoke(archives, say)
}

/** Compiles the programs of the last release. What breaks is named, and only a version that may break something may break them. */
const compareTypes = async (current: string, version: string): Promise<void> => {
  const last = lastRelease()
  const broken = last === undefined ? [] : await brokenPrograms(last)
  for (const each of broken) console.error(each)
  say(`${broken.length} programs of ${last ?? 'no release'} no longer compile`)
  if (broken.length > 0 && !mayBreak(current, version)) throw new Error(`${version} may not break programs`)
}

const release = async (asked: string | undefined, dry: boolean, quick: boolean): Promise<void> => {
  const manifest = JSON.parse(textOf('package.json')) as { version: string; repository: { url: string } }
  const { url } = manifest.repository
  if (url === '' && !dry) throw new Error('package.json has no repository.url: see Release in CONTRIBUTING.md')
  const version = nextVersion(manifest.version, asked)
  const status = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' })
  if (status !== '' && !dry) throw new Error(`commit these files first:\n${status}`)
  const changed: Texts = {
    'package.json': withVersion(textOf('package.json'), version),
    'cli/package.json': withVersion(textOf('cli/package.json'), version),
    'package-lock.json': lockedVersion(textOf('package-lock.json'), version),
    'CHANGELOG.md': releasedChanges(textOf('CHANGELOG.md'), version, new Date().toISOString().slice(0, 10)),
  }
  check(changed, url || EXAMPLE, quick)
  await compareTypes(manifest.version, version)
  if (dry) {
    say(`${version} can be released; nothing was written`)
    return
  }
  for (const [file, text] of Object.entries(changed)) writeFileSync(join(root, file), text)
  run('git', ['commit', '--all', '--message', `Release ${version}`])
  run('git', ['tag', `v${version}`])
  say(`Push it: git push --follow-tags origin HEAD v${version}`)
}

/** Publishes what `release:check` has checked. */
const publish = (): void => {
  for (const name of Object.keys(PACKAGES))
    run('npm', ['publish', '--provenance', '--access', 'public'], join(STAGED, name))
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean' }, quick: { type: 'boolean' } },
})
const [command, asked] = positionals

const runCommand = async (): Promise<void> => {
  const { url } = (JSON.parse(textOf('package.json')) as { repository: { url: string } }).repository
  if (command === 'publish') publish()
  else if (command === 'check') check({}, url || EXAMPLE, values.quick === true)
  else await release(asked, values['dry-run'] === true, values.quick === true)
}

runCommand().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
