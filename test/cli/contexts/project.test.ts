/** The tsconfig.json that `signalbox contexts` takes for a file, and what it makes of its options. */
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { declarationProject, findProject } from '../../../src/cli/contexts/project.js'
import { createProject } from '../../support/cli.js'

const SOLUTION = '{ "files": [], "references": [{ "path": "./tests" }, { "path": "./src/tsconfig.app.json" }] }'
const FILES = {
  'tsconfig.json': SOLUTION,
  'tests/tsconfig.json': '{ "include": ["."] }',
  'src/tsconfig.app.json': '{ "include": ["**/*.ts"], "exclude": ["left-out.ts"] }',
  'src/routes.ts': '',
  'src/left-out.ts': '',
  'tests/routes.ts': '',
}

describe('the project of a file', () => {
  it.each([
    ['src/routes.ts', undefined, 'src/tsconfig.app.json'],
    ['src/routes.ts', 'tsconfig.json', 'src/tsconfig.app.json'],
    ['src/routes.ts', 'tests', 'tests/tsconfig.json'],
    ['tests/routes.ts', undefined, 'tests/tsconfig.json'],
  ])('%s, with --project %s, is %s', async (file, named, path) => {
    const folder = await createProject(FILES)
    expect(findProject(join(folder, file), named, folder).path).toBe(join(folder, path))
  })

  it.each([
    ['without files and patterns', { files: [], include: [], references: [{ path: './app' }] }],
    ['with other files', { include: ['scripts'], references: [{ path: './app' }] }],
    ['of another such project', { files: [], references: [{ path: '.' }, { path: './whole' }] }],
  ])('is one that a project %s refers to', async (_which, config) => {
    const folder = await createProject({
      'tsconfig.json': JSON.stringify(config),
      'whole/tsconfig.json': '{ "files": [], "references": [{ "path": ".." }, { "path": "../app" }] }',
      'app/tsconfig.json': '{ "include": ["../src"] }',
      'src/routes.ts': '',
      'scripts/a.ts': '',
    })
    expect(findProject(join(folder, 'src/routes.ts'), undefined, folder).path).toBe(join(folder, 'app/tsconfig.json'))
  })

  it.each([
    ['without a tsconfig.json', {}, 'no tsconfig.json is found for src/routes.ts: name one with --project'],
    [
      'that no project of a solution has',
      { ...FILES, 'src/tsconfig.app.json': '{ "include": ["left-out.ts"] }' },
      'no project that tsconfig.json refers to has src/routes.ts',
    ],
    ['with a reference to nothing', { 'tsconfig.json': SOLUTION }, /^cannot read the tsconfig\.json: .*tests/],
  ])('is refused for a file %s', async (_which, files, message) => {
    const folder = await createProject(files)
    expect(() => findProject(join(folder, 'src/routes.ts'), undefined, folder)).toThrow(message)
  })
})

it('takes the declaration files of a project, and the files that it names', () => {
  const project = (config: object) => {
    const made = declarationProject({ path: '/app/tsconfig.json', config }, '/app/src/.contexts.ts', '/', '/out')
    const { files, include, exclude } = made as { files: string[]; include: string[]; exclude: string[] } // as it makes it
    return { files, include, exclude }
  }
  const [files, exclude] = [['/app/src/.contexts.ts'], ['/app/**/node_modules/*']]
  expect(project({})).toEqual({ files, include: ['/app/**/*.d.ts'], exclude })
  expect(project({ files: ['env.d.ts'] })).toEqual({ files: [...files, '/app/env.d.ts'], include: [], exclude })
  expect(
    project({
      include: ['src', 'lib/*.ts', 'types/env.d.ts', 'main.ts', '/shared/**/*'],
      exclude: ['tests'],
      compilerOptions: { outDir: 'dist' },
    }),
  ).toEqual({
    files,
    include: ['/app/src/**/*.d.ts', '/app/lib/*.d.ts', '/app/types/env.d.ts', '/shared/**/*.d.ts'],
    exclude: ['/app/tests', '/app/dist'],
  })
})
