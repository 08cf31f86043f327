/** In which file `signalbox routes` looks for the table. */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Failure } from '../../../src/cli/output.js'
import { displayPath, FILES, findFile } from '../../../src/cli/routes/find-file.js'
import { createProject, PING, signalbox } from '../../support/cli.js'

describe('findFile(named, folder)', () => {
  it.each(['.ts', '.mts', '.cts', '.js', '.mjs', '.cjs', '.tsx', '.jsx'])('finds routes%s', async extension => {
    const folder = await createProject({ [`routes${extension}`]: '' })
    expect(findFile(undefined, folder)).toBe(join(folder, `routes${extension}`))
    expect(findFile('routes', folder)).toBe(join(folder, `routes${extension}`))
  })

  it('takes the first of the files that exist, with the first of its extensions', async () => {
    const folder = await createProject({ 'routes.ts': '', 'app/routes.jsx': '', 'app/routes.tsx': '' })
    expect(findFile(undefined, folder)).toBe(join(folder, 'app/routes.tsx'))
  })

  it.each(['.json', '.d', ''])('does not find routes%s', async extension => {
    const folder = await createProject({ [`routes${extension}`]: '' })
    expect(() => findFile(undefined, folder)).toThrow('no routes file was found')
  })

  it('works without a package.json, and lists the files that it has looked for', async () => {
    const folder = await createProject({ 'a/package.json': '{}' }, {})
    const files = FILES.join(', ')
    expect(() => findFile(undefined, folder)).toThrow(
      new Failure(
        `no routes file was found: name one, as in \`signalbox routes src/app.ts\`, or add "signalbox": { "routes": "src/app.ts" } to package.json (looked for ${files})`,
      ),
    )
  })

  it('names an application that is there, and does not take it', async () => {
    const folder = await createProject({ 'app.js': '', 'main.ts': '', 'lib/index.ts': '' })
    expect(() => findFile(undefined, folder)).toThrow(
      'name one, as in `signalbox routes app.js`, or add "signalbox": { "routes": "app.js" }',
    )
    expect(() => findFile(undefined, join(folder, 'lib'))).toThrow(
      'name one, as in `signalbox routes index.ts`, or add "signalbox": { "routes": "lib/index.ts" }',
    )
  })

  it.each(['null', '5', '{}', '{ "signalbox": null }', '{ "signalbox": {} }'])(
    'ignores a package.json that names no file: %s',
    async text => {
      const folder = await createProject({ 'package.json': text, 'routes.ts': '' })
      expect(findFile(undefined, folder)).toBe(join(folder, 'routes.ts'))
    },
  )
})

describe('findFile(undefined, root of a workspace)', () => {
  const files = {
    'packages/api/package.json': '{ "signalbox": { "routes": "app.js" } }',
    'packages/api/app.js': '',
    'packages/admin/package.json': '{}',
    'packages/admin/src/routes.ts': '',
    'packages/tools/package.json': '{}',
    'packages/broken/package.json': '{',
    'packages/old/package.json': '{}',
    'packages/old/routes.ts': '',
    'packages/no-package/routes.ts': '',
  }
  const both = new Failure(
    'no routes file was found; packages of the workspace that have one: packages/admin, packages/api; name it, as in `signalbox routes packages/admin`',
  )

  it.each([
    { 'package.json': '{ "workspaces": ["packages/*", "!packages/old"] }' },
    { 'package.json': '{ "workspaces": { "packages": ["./packages/a*/"] } }' },
    { 'package.json': '{ "workspaces": ["packages/api", "packages/**/admin", "packages/nothing"] }' },
    {
      'package.json': '{}',
      'pnpm-workspace.yaml':
        'packages:\n  # ours\n  - \'packages/*\'\n  - "!packages/old" # not this\ncatalog:\n  - packages/old\n',
    },
  ])('names the packages that have a table: %j', async workspace => {
    const folder = await createProject({ ...files, ...workspace })
    expect(() => findFile(undefined, folder)).toThrow(both)
    expect(findFile('packages/api', folder)).toBe(join(folder, 'packages/api/app.js'))
  })

  it.each(['{ "workspaces": 5 }', '{ "workspaces": ["tools/*"] }'])(
    'names no packages if none has a table: %s',
    async text => {
      const folder = await createProject({ ...files, 'package.json': text })
      expect(() => findFile(undefined, folder)).toThrow('no routes file was found: name one')
    },
  )
})

describe('displayPath(file, folder)', () => {
  it.each([
    ['/app/src/routes.ts', '/app', 'src/routes.ts'],
    ['/app/src\\routes.ts', '/app', 'src/routes.ts'],
    ['/other/routes.ts', '/app', '/other/routes.ts'],
    ['/app/v1..', '/app', 'v1..'],
  ])('shows %s in %s as %s', (file, folder, shown) => expect(displayPath(file, folder)).toBe(shown))
})

const PRINTED = { stdout: 'GET  /ping  Ping#ping\n', stderr: '', status: 0 }
const failed = (message: string) => ({ stdout: '', stderr: `signalbox: ${message}\n`, status: 2 })

describe('the file of signalbox routes', () => {
  it.each([
    'src/routes.ts',
    'src/routes/index.ts',
    'app/routes.mts',
    'config/routes.js',
    'routes.mjs',
    'dist/routes.js',
  ])('is %s if none is named', async file => {
    const folder = await createProject({ [file]: PING })
    expect(await signalbox(folder, ['routes'])).toEqual(PRINTED)
  })

  it('is found from a folder inside the project', async () => {
    const folder = await createProject({ 'src/routes.ts': PING, 'src/deep/down.txt': '' })
    expect(await signalbox(join(folder, 'src/deep'), ['routes'])).toEqual(PRINTED)
  })

  it('is the one that package.json names', async () => {
    const folder = await createProject({
      'package.json': '{ "type": "module", "signalbox": { "routes": "lib/table" } }',
      'src/routes.ts': 'export {}',
      'lib/table.ts': PING,
    })
    expect(await signalbox(folder, ['routes'])).toEqual(PRINTED)
  })

  it.each([['lib'], ['lib/routes'], ['lib/routes.ts'], ['./lib/']])('may be named as %s', async name => {
    const folder = await createProject({ 'lib/routes.ts': PING })
    expect(await signalbox(folder, ['routes', name])).toEqual(PRINTED)
  })

  it.each([
    { name: ['nope.ts'], message: "the file 'nope.ts' does not exist" },
    {
      name: ['lib'],
      message:
        "the folder 'lib' has no routes file (looked for src/routes, src/routes/index, app/routes, config/routes, routes, routes/index, dist/routes)",
    },
    {
      name: [],
      message:
        'no routes file was found: name one, as in `signalbox routes src/app.ts`, or add "signalbox": { "routes": "src/app.ts" } to package.json (looked for src/routes, src/routes/index, app/routes, config/routes, routes, routes/index, dist/routes)',
    },
  ])('is reported on one line if it does not exist: $name', async ({ name, message }) => {
    const folder = await createProject({})
    await mkdir(join(folder, 'lib'))
    expect(await signalbox(folder, ['routes', ...name])).toEqual(failed(message))
  })

  it.each([
    ['{ "signalbox": { "routes": "gone.ts" } }', "FOLDER/package.json: the file 'gone.ts' does not exist"],
    ['{ "signalbox": { "routes": 5 } }', '"signalbox": { "routes": … } in FOLDER/package.json must be a path'],
    ['{ "signalbox": ', expect.stringMatching(/^signalbox: cannot read .*package\.json: .*JSON.*\n$/)],
  ])('is reported on one line if the entry in package.json is wrong: %s', async (text, message) => {
    const folder = await createProject({ 'package.json': text })
    const stderr = typeof message === 'string' ? failed(message.replace('FOLDER', folder)).stderr : message
    expect(await signalbox(folder, ['routes'])).toEqual({ stdout: '', stderr, status: 2 })
  })
})
