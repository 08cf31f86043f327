/** `signalbox diff` as a user runs it, in repositories of git. It starts other processes, so the built program is tested. */
import { execFileSync } from 'node:child_process'
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { diffCommand } from '../../../src/cli/diff/command.js'
import { createProject, type Ran, runBuilt } from '../../support/cli.js'
import { startCommand } from '../../support/running-command.js'

/** The table of `GET /places` behind a middleware, or of what stands in its place. */
const table = (calls: string, before = '') => `import { defineRoutes } from 'signalbox'
${before}
const log = (_ctx, next) => next()
function answer() {}
export const routes = defineRoutes({}, r => r${calls})
`
const ONE = table(".use(log).get('places', answer)")
const TWO = table(".get('venues', answer).get('more', () => {})")

const git = (folder: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
  })

/** A repository with a commit for each text of `routes.js`, and a folder for temporary files. */
const repository = async (texts: readonly string[], file = 'routes.js') => {
  const folder = await createProject({ '.gitignore': 'node_modules\ntemporary\n' })
  await mkdir(join(folder, 'temporary'))
  git(folder, 'init', '--quiet', '--initial-branch', 'main')
  for (const text of texts) {
    await writeFile(join(folder, file), text)
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message', 'change')
  }
  return folder
}

const diff = (folder: string, ...args: readonly string[]): Promise<Ran> =>
  runBuilt(folder, ['diff', ...args], { TMPDIR: join(folder, 'temporary') })

/** What the command has left in the folder for temporary files. */
const leftIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(join(folder, 'temporary'))).filter(name => name.startsWith('signalbox-diff-'))

const MOVED = `Breaks callers
  GET  /places  moved to GET /venues

To look at
  GET  /places  no longer behind log

Safe
  GET  /more    added

`
const COUNTS = ': 1 change breaks callers, 1 to look at, 1 safe\n'

describe('signalbox diff <commit>', () => {
  it('says what has changed in the files since then, and leaves no file behind', async () => {
    const folder = await repository([ONE])
    await writeFile(join(folder, 'routes.js'), TWO)
    await writeFile(join(folder, '.git/hooks/post-checkout'), '#!/bin/sh\ntouch temporary/hook\n')
    await chmod(join(folder, '.git/hooks/post-checkout'), 0o755)
    expect(await diff(folder, 'main')).toEqual({ stdout: `${MOVED}Since main${COUNTS}`, stderr: '', status: 1 })
    expect(await leftIn(folder)).toEqual([])
    expect(git(folder, 'status', '--short')).toBe(' M routes.js\n')
    expect(git(folder, 'worktree', 'list').trim().split('\n')).toHaveLength(1)
  })

  it('compares two commits, whatever the files are now', async () => {
    const folder = await repository([ONE, TWO])
    await writeFile(join(folder, 'routes.js'), 'no code')
    expect((await diff(folder, 'HEAD~1..')).stdout).toBe(`${MOVED}Since HEAD~1..${COUNTS}`)
    git(folder, 'tag', 'v1', 'HEAD~1')
    expect((await diff(folder, 'v1..main')).stdout).toBe(`${MOVED}Since v1..main${COUNTS}`)
    expect((await diff(folder, 'main..main')).status).toBe(0)
  })

  it('exits with 0 where nothing has changed, or only what is safe', async () => {
    const folder = await repository([ONE])
    expect(await diff(folder, 'HEAD')).toEqual({ stdout: 'No route has changed since HEAD.\n', stderr: '', status: 0 })
    await writeFile(join(folder, 'routes.js'), table(".use(log).get('places', answer).post('more', answer)"))
    expect(await diff(folder, 'HEAD')).toEqual({
      stdout: 'Safe\n  POST  /more  added\n\nSince HEAD: 0 changes break callers, 0 to look at, 1 safe\n',
      stderr: '',
      status: 0,
    })
  })

  it('exits with 1 where a guard is lost, which breaks nobody', async () => {
    const folder = await repository([ONE])
    await writeFile(join(folder, 'routes.js'), table(".get('places', answer)"))
    const { stdout, status } = await diff(folder, 'HEAD')
    expect(stdout).toContain(
      'To look at\n  GET  /places  no longer behind log\n\nSince HEAD: 0 changes break callers, 1 to look at',
    )
    expect(status).toBe(1)
  })

  it('reads a package of a repository, its own file and its own packages', async () => {
    const folder = await repository([ONE])
    const own = join(folder, 'packages/api')
    await mkdir(join(own, 'node_modules/names'), { recursive: true })
    await writeFile(join(own, 'node_modules/names/index.js'), "exports.name = 'installed'")
    await writeFile(join(own, 'package.json'), '{ "type": "module" }')
    await writeFile(join(own, 'api.ts'), table('.get(name, answer)', "import { name } from 'names'"))
    git(folder, 'add', '--all')
    git(folder, 'commit', '--quiet', '--message', 'api')
    await writeFile(join(own, 'api.ts'), table(".get('other', answer)"))
    const ran = await runBuilt(own, ['diff', 'HEAD', 'api'])
    expect(ran).toMatchObject({ stderr: '', stdout: expect.stringContaining('GET  /installed  moved to GET /other\n') })
    expect(await runBuilt(own, ['diff', 'HEAD', join(own, 'api.ts')])).toEqual(ran)
    expect((await runBuilt(own, ['diff', 'HEAD~1', 'api.ts'])).stderr).toContain(
      'HEAD~1: the commit has no folder packages/api\n',
    )
  })

  it('removes its files when a signal ends it', async () => {
    const folder = await repository([table('', 'setInterval(() => {}, 1000)\nawait new Promise(() => {})\n'), ONE])
    const command = startCommand(folder, ['diff', 'HEAD~1'], { TMPDIR: join(folder, 'temporary') })
    const isRead = async () => {
      const [made = ''] = await leftIn(folder)
      const files = await readdir(join(folder, 'temporary', made, 'files')).catch((): string[] => [])
      return files.includes('node_modules')
    }
    while (!(await isRead())) await wait(20)
    expect(await command.stop('SIGINT')).toEqual([null, 'SIGINT'])
    expect(await leftIn(folder)).toEqual([])
  })
})

describe('signalbox diff <file>', () => {
  it('compares with the list that `signalbox routes --json` has written, without git', async () => {
    const folder = await createProject({ 'routes.js': ONE })
    const { stdout } = await runBuilt(folder, ['routes', '--json'])
    await writeFile(join(folder, 'old.json'), stdout)
    expect((await diff(folder, 'old.json')).stdout).toBe('No route has changed since old.json.\n')
    await writeFile(join(folder, 'other.js'), TWO)
    expect(await diff(folder, 'old.json', 'other.js')).toEqual({
      stdout: `${MOVED}Since old.json${COUNTS}`,
      stderr: '',
      status: 1,
    })
    expect(JSON.parse((await diff(folder, 'old.json', 'other.js', '--json')).stdout)).toEqual([
      { severity: 'breaks', change: 'moved', method: 'GET', path: '/places', text: 'moved to GET /venues' },
      { severity: 'review', change: 'guard', method: 'GET', path: '/places', text: 'no longer behind log' },
      { severity: 'safe', change: 'added', method: 'GET', path: '/more', text: 'added' },
    ])
  })

  it.each<[what: string, text: string, message: string]>([
    ['no JSON', '[', 'old.json is no JSON: '],
    [
      'a document',
      '{ "openapi": "3.1.0" }',
      'old.json is no list of routes: write it with `signalbox routes --json`\n',
    ],
    ['other lists', '[1]', 'old.json is no list of routes'],
  ])('refuses %s', async (_what, text, message) => {
    const folder = await createProject({ 'routes.js': ONE, 'old.json': text })
    const { stdout, stderr, status } = await diff(folder, 'old.json')
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toContain(`signalbox: ${message}`)
  })
})

describe('signalbox diff with a table that cannot be read', () => {
  const LAZY =
    "const load = async () => { throw new Error('no') }\nexport const lazy = defineRoutes({ Places: load }, r => r.resources('places', { only: ['index'] }))"

  it.each<[what: string, texts: readonly string[], since: string, message: string]>([
    ['no commit', [ONE], 'v1', "'v1' is neither a file nor a commit of this repository"],
    ['an option of git', [ONE], '--output=a', "unknown option '--output=a'"],
    ['an error in the files', [ONE, 'no code'], 'HEAD~1', 'routes.js cannot be loaded: SyntaxError'],
    ['an error in the commit', ['no code', ONE], 'HEAD~1', 'HEAD~1: routes.js cannot be loaded: SyntaxError'],
    ['no file in the commit', ['', ONE], 'HEAD~1', 'HEAD~1: routes.js exports no route table'],
    [
      'a controller that cannot be loaded',
      [table('', LAZY), ONE],
      'HEAD~1',
      'HEAD~1: the controller of Places#index cannot be loaded, so its contract is unknown',
    ],
  ])('says what is wrong with %s', async (_what, texts, since, message) => {
    const folder = await repository(texts)
    const { stdout, stderr, status } = await diff(folder, since)
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 })
    expect(stderr).toContain(`signalbox: ${message}`)
  })

  it('says that there is no repository', async () => {
    const folder = await createProject({ 'routes.js': ONE })
    const { stderr, status } = await runBuilt(folder, ['diff', 'main'])
    expect({ stderr, status }).toEqual({
      stderr: `signalbox: 'main' is no file, and ${folder} is in no repository of git\n`,
      status: 2,
    })
  })

  it('says that git is not installed, or that it lacks files', async () => {
    const folder = await repository([ONE])
    const { stderr } = await runBuilt(folder, ['diff', 'main'], { PATH: '' })
    expect(stderr).toBe('signalbox: git cannot be run: is it installed?\n')
    const blob = git(folder, 'rev-parse', 'HEAD:routes.js')
    await rm(join(folder, '.git/objects', blob.slice(0, 2), blob.trim().slice(2)), { force: true })
    expect((await diff(folder, 'main')).stderr).toBe('signalbox: main: git cannot write the files of the commit\n')
  })

  it('says that a clone has only a part of the history', async () => {
    const [from, to] = [await repository([ONE, TWO]), await createProject({})]
    git(to, 'clone', '--quiet', '--depth', '1', `file://${from}`, 'clone')
    const { stderr } = await runBuilt(join(to, 'clone'), ['diff', 'HEAD~1'])
    expect(stderr).toContain('this clone has only a part of the history, so fetch the commit first\n')
  })
})

describe('diffCommand()', () => {
  it('explains its arguments and options', () => {
    let text = ''
    const command = diffCommand().configureHelp({ helpWidth: 120 })
    command.configureOutput({
      writeOut: more => {
        text += more
      },
    })
    command.outputHelp()
    expect(text).toContain('Usage: diff [options] <since> [file]')
    expect(text).toContain('Exit status: 0; 1 if a change breaks callers, or has to be looked at;')
  })
})
