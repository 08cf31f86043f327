/**
 * What does not compile says what to do: every program of `cases/rejected.ts` has one error, at its wrong place, with
 * its sentence, the same from the three compilers; and throws the same sentence when it is run all the same.
 */
import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LinkError, RouteError } from '../src/index.js'
import {
  type Rejected,
  type RejectedLink,
  type RejectedRouter,
  rejected,
  rejectedLinks,
  rejectedRouters,
} from './cases/rejected.js'
import { acceptedLoaders, type RejectedLoader, rejectedLoaders } from './cases/rejected-loaders.js'

const folder = fileURLToPath(new URL('./generated-rejected/', import.meta.url))
const HEAD = [
  "import { defineRoutes, type ResourcesOptions, type ScopeAt } from '../../src/index.js'",
  "import * as cases from '../cases/rejected-controllers.js'",
  'export const { Ping, Places, Rooms, Stranger, controllers } = cases',
  "export const [path, actions, options]: [string, string[], ResourcesOptions] = ['any', ['index'], {}]",
  "export const part = (r: ScopeAt<typeof controllers, 'v1'>) => r.resources('places')",
  "export const stateful = (r: ScopeAt<typeof controllers, 'v1', { user: string }>) => r.resources('places')",
  "export const empty = (r: ScopeAt<typeof controllers, ''>) => { r.resources('places') }",
  "export const elsewhere = (r: ScopeAt<{ Ping: typeof Ping }, ''>) => r.get('ping', Ping, 'ping')",
  "export const either = path === 'any' ? 'places' : 'rooms'",
]

const fileOf = (at: number): string => `program${at}`
const program = ({ source }: Rejected): string =>
  [...HEAD, 'export const define = () => defineRoutes(controllers,', source.replace(/[«»]/g, ''), ')'].join('\n')

const routerFile = (at: number): string => `router${at}`
const ROUTER_PLACE = '7:14: '
const routerProgram = ({ actions, table }: RejectedRouter): string =>
  [
    "import { type ActionContext, createRouter, defineRoutes, type TargetOf } from '../../src/index.js'",
    'export class Hosts {',
    actions,
    '}',
    `export const routes = defineRoutes({ Hosts }, ${table})`,
    'export type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>',
    'createRouter(routes)',
  ].join('\n')

const linkFile = (at: number): string => `link${at}`
const LINK_START = 'export const make = () => '
const linkProgram = ({ source }: RejectedLink): string =>
  [
    "import { routes } from './link-routes.js'",
    "export const roomParams = { placeId: '1', id: '2' }",
    "export const either = roomParams.id === '2' ? 'Places#show' : 'Places#destroy'",
    LINK_START + source.replace(/[«»]/g, ''),
  ].join('\n')
const LINK_ROUTES = `import { defineRoutes } from '../../src/index.js'
class Places { index() {} create() {} show() {} update() {} destroy() {} }
class Rooms { index() {} show() {} either() {} }
export const routes = defineRoutes({ Places, 'Places/Rooms': Rooms }, r => r
  .resources('places', r => r
    .resources('rooms', { only: ['index', 'show'] }, r => r.get('either').collection(r => r.get('either')))))
`

type Loader = Pick<RejectedLoader, 'module' | 'picks'>
const LOADER_START = 'export const define = () => defineRoutes({ '
const loaderFiles = (name: string, { module, picks = '' }: Loader): readonly (readonly [string, string])[] => [
  [`${name}-module`, module],
  [
    name,
    [
      "import { createRouter, defineRoutes } from '../../src/index.js'",
      `${LOADER_START}Places: () => import('./${name}-module.js')${picks} }, r =>`,
      "  r.resources('places', { only: ['index'] }))",
      'export const router = () => createRouter(define())',
    ].join('\n'),
  ],
]
const writeLoaders = (prefix: string) =>
  Promise.all(
    [
      ...rejectedLoaders.map((each, at) => [`loader${at}`, each] as const),
      ...acceptedLoaders.map((each, at) => [`accepted${at}`, each] as const),
    ]
      .flatMap(([name, each]) => loaderFiles(`${prefix}${name}`, each))
      .map(([file, text]) => writeFile(`${folder}${file}.ts`, text)),
  )

/** `line:column: message` of each error of each file, as a compiler prints them. */
const errorsOf = async (compiler: string): Promise<Map<string, string[]>> => {
  const tsc = fileURLToPath(new URL(`../node_modules/${compiler}/bin/tsc`, import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder, '--pretty', 'false'], {
    maxBuffer: 1 << 24,
  }).catch(failed => failed as { stdout: string })
  const errors = new Map<string, string[]>()
  for (const line of stdout.split('\n').filter(Boolean)) {
    const [, file, row, column, message] = /(\w+)\.ts\((\d+),(\d+)\): error TS\d+: (.*)/.exec(line) ?? []
    if (file) errors.set(file, [...(errors.get(file) ?? []), `${row}:${column}: ${message}`])
    else [...errors.values()].at(-1)?.push(line)
  }
  return errors
}

/** 7.0 lists the members of a union by name, 5.9 and 6.0 by declaration. */
const sortUnions = (message: string): string =>
  message.replace(/'("\w+"(?: \| "\w+")+)'/g, (_all, members: string) => `'${members.split(' | ').sort().join(' | ')}'`)

describe('what the compiler refuses', () => {
  beforeAll(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}tsconfig.json`, '{ "extends": "../../tsconfig.json", "include": ["."], "exclude": [] }')
    await Promise.all([
      ...rejected.map((each, at) => writeFile(`${folder}${fileOf(at)}.ts`, program(each))),
      ...rejectedRouters.map((each, at) => writeFile(`${folder}${routerFile(at)}.ts`, routerProgram(each))),
      ...rejectedLinks.map((each, at) => writeFile(`${folder}${linkFile(at)}.ts`, linkProgram(each))),
      writeFile(`${folder}link-routes.ts`, LINK_ROUTES),
      writeLoaders(''),
    ])
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  describe.each(['typescript', 'typescript-6', 'typescript-7'])('%s', compiler => {
    let errors = new Map<string, string[]>()
    beforeAll(async () => {
      errors = await errorsOf(compiler)
    }, 120_000)

    it.each(rejected.map((each, at) => [each.title, each, at] as const))('%s', (_title, each, at) => {
      const [error = 'compiles', ...more] = errors.get(fileOf(at)) ?? []
      const wrong = /«(.*)»/.exec(each.source)
      const place = `${HEAD.length + 2}:${(wrong?.index ?? 0) + 1}: `
      expect(error.slice(0, place.length)).toBe(place)
      const message = sortUnions(error.slice(place.length))
      if (each.compiler) expect(message).toBe(each.compiler)
      else
        expect(message).toMatch(
          /^(Argument of type|Type) .* is not assignable to (parameter of )?type '(Misplaced & )?".*"'\.$/s,
        )
      if (!each.compiler) expect(message).toContain(`"${each.says?.replaceAll('\\', '\\\\')}"'.`)
      // Of a union the compiler says the same of its first member, in a second line.
      expect(more.filter(line => !line.includes(`type '"${each.says}"'.`))).toEqual([])
    })

    it.each(rejectedRouters.map((each, at) => [each.title, each, at] as const))(
      'createRouter: %s',
      (_title, each, at) => {
        const [error = 'compiles', ...more] = errors.get(routerFile(at)) ?? []
        expect(error.slice(0, ROUTER_PLACE.length)).toBe(ROUTER_PLACE)
        expect(error).toMatch(/'"[^"]*"'\.$/)
        expect(error).toContain(`type '"${each.says}"'.`)
        expect(more).toEqual([])
      },
    )

    it.each(rejectedLinks.map((each, at) => [each.title, each, at] as const))('link: %s', (_title, each, at) => {
      const lines = errors.get(linkFile(at)) ?? ['compiles']
      const place = `4:${LINK_START.length + each.source.indexOf('«') + 1}: `
      expect(lines[0]?.slice(0, place.length)).toBe(place)
      // A second line says why, or says the same of a member of a union.
      expect(lines.filter(line => /^\d+:\d+: /.test(line))).toHaveLength(1)
      expect(lines.join('\n')).toContain(each.prints ?? `type '"${each.says}"'.`)
    })

    it.each(rejectedLoaders.map((each, at) => [each.title, each, at] as const))('loader: %s', (_title, each, at) => {
      const [error = 'compiles', ...more] = errors.get(`loader${at}`) ?? []
      const place = `2:${LOADER_START.length + 1}: `
      expect(error.slice(0, place.length)).toBe(place)
      expect(error).toContain(`is not assignable to type '"${each.says}"'.`)
      expect(more).toEqual([])
    })

    it.each(acceptedLoaders.map(({ title }, at) => [title, at] as const))('loader, accepted: %s', (_title, at) =>
      expect(errors.get(`accepted${at}`)).toBeUndefined(),
    )
  })
})

describe('what is thrown when the types are dodged', () => {
  beforeAll(async () => {
    await mkdir(folder, { recursive: true })
    await Promise.all(rejected.map((each, at) => writeFile(`${folder}run-${fileOf(at)}.ts`, program(each))))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(rejected.map((each, at) => [each.title, each, at] as const))('%s', async (_title, each, at) => {
    const { define } = await import(/* @vite-ignore */ pathToFileURL(`${folder}run-${fileOf(at)}.ts`).href)
    const sentence = each.throws ?? each.says
    if (typeof sentence === 'string') expect(define).toThrow(new RouteError(sentence))
    else expect(define).not.toThrow()
  })

  describe('createRouter', () => {
    const thrown = rejectedRouters.filter(each => each.throws)
    beforeAll(() =>
      Promise.all(thrown.map((each, at) => writeFile(`${folder}run-${routerFile(at)}.ts`, routerProgram(each)))),
    )

    it.each(thrown.map((each, at) => [each.title, each, at] as const))('%s', async (_title, each, at) => {
      const run = import(/* @vite-ignore */ pathToFileURL(`${folder}run-${routerFile(at)}.ts`).href)
      await expect(run).rejects.toThrow(new RouteError(each.says))
    })
  })

  describe('loader', () => {
    beforeAll(() => writeLoaders('run-'))
    const programOf = (file: string) => import(/* @vite-ignore */ pathToFileURL(`${folder}run-${file}.ts`).href)

    it.each(rejectedLoaders.map((each, at) => [each.title, each, at] as const))('%s', async (_title, each, at) => {
      const loading = (await programOf(`loader${at}`)).define().load()
      if (each.throws === false) await expect(loading).resolves.toBeUndefined()
      else await expect(loading).rejects.toEqual(new RouteError(each.throws ?? each.says))
    })

    it.each(acceptedLoaders.map(({ title }, at) => [title, at] as const))('accepted: %s', async (_title, at) => {
      const routes = (await programOf(`accepted${at}`)).define()
      await routes.load()
      const [{ controller: Controller }] = routes
      expect(new Controller().index()).toBe('found')
    })
  })

  describe('link', () => {
    beforeAll(async () => {
      await writeFile(`${folder}link-routes.ts`, LINK_ROUTES)
      await Promise.all(
        rejectedLinks.map((each, at) => writeFile(`${folder}run-${linkFile(at)}.ts`, linkProgram(each))),
      )
    })

    it.each(rejectedLinks.map((each, at) => [each.title, each, at] as const))('%s', async (_title, each, at) => {
      const { make } = await import(/* @vite-ignore */ pathToFileURL(`${folder}run-${linkFile(at)}.ts`).href)
      const sentence = each.throws ?? each.says
      if (typeof sentence === 'string') expect(make).toThrow(new LinkError(sentence))
      else expect(make).not.toThrow()
    })
  })
})
