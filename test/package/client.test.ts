/**
 * The flat declarations of a client: what the compiler writes for one line of a server is all that a front end needs. It names nothing of
 * the server, of Koa, of Node or of the schemas.
 */
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outputOf } from '../../bench/types/compile.js'
import { COMPILERS, type Compiler } from '../support/compilers.js'
import { createProject, linkPackage, type Project, writeFiles } from './packed.js'

let project: Project

beforeAll(async () => {
  project = await createProject()
  await linkPackage(project.folder, 'zod')
})
afterAll(() => rm(project.folder, { recursive: true, force: true }))

const SERVER = {
  'package.json': '{ "type": "module" }',
  'authenticate.ts': `import type Koa from 'koa'
export interface User { readonly name: string }
export const authenticate: Koa.Middleware<{ user: User }> = (_ctx, next) => next()
`,
  'places.ts': `import { Readable } from 'node:stream'
import { type ContractOf, reply } from 'signalbox'
import { z } from 'zod'
import type { Contexts } from './routes.js'
interface Place { id: number; name: string; opens: Date }
declare const places: { all(): Promise<Place[]>; find(id: number): Promise<Place | undefined> }
export class PlacesController {
  static readonly contract = {
    index: { query: z.object({ page: z.coerce.number().optional() }) },
    create: { body: z.object({ name: z.string(), photo: z.file().optional() }), returns: { 201: z.object({ id: z.number() }) } },
  } satisfies ContractOf<PlacesController>
  index() { return places.all() }
  async show(ctx: Contexts['Places']['show']) {
    return (await places.find(Number(ctx.params.id))) ?? reply(404, { message: ctx.state.user.name })
  }
  create(ctx: Contexts['Places']['create']) { return ctx.input.body.name === '' ? reply(409) : reply(201, { id: 5 }) }
  export() { return Readable.from([]) }
}
`,
  'routes.ts': `import { type ContextsOf, defineRoutes } from 'signalbox'
import { z } from 'zod'
import { authenticate } from './authenticate.js'
import { PlacesController } from './places.js'
export const routes = defineRoutes({ Places: PlacesController }, r => r
  .post('login', { body: z.object({ email: z.string() }), returns: z.object({ token: z.string() }) }, () => {})
  .use(authenticate)
  .resources('places', { only: ['index', 'show', 'create'], id: 'integer' }, r => r.collection(r => r.get('export'))))
export interface Contexts extends ContextsOf<typeof routes> {}
`,
  'api.ts': `import { createClient } from 'signalbox/client'
import type { routes } from './routes.js'
export const api = createClient<typeof routes>('https://example.com')
`,
}

/** The calls of a client in several values, since one with thousands of calls would be too long. */
const PARTS = `import { type ClientOf, createClient } from 'signalbox/client'
import type { routes } from './routes.js'
type Api = ClientOf<typeof routes>
export const places = createClient<{ [Key in keyof Api as Key extends \`\${string} /places\${string}\` ? Key : never]: Api[Key] }>('')
export const login = createClient<{ [Key in keyof Api as Key extends \`\${string} /login\` ? Key : never]: Api[Key] }>('')
`
const OF_PARTS = `import { createClient } from 'signalbox/client'
import type { api } from './server/api.js'
import type { login, places } from './server/parts.js'
const client = createClient<typeof login & typeof places>('')
export const whole: typeof api = client
export const same = (key: keyof typeof client): keyof typeof api => key
`

/** Reads everything that the table has, and finds nothing of Node. */
const PAGE = `import { createClient, UnexpectedReply } from 'signalbox/client'
import type { api } from './server/api.js'

const client = createClient<typeof api>(location.origin, { credentials: 'include' })
export const texts = async (signal: AbortSignal): Promise<readonly string[]> => {
  const { body } = await client['GET /places']({ query: { page: 2 }, signal })
  const shown = await client['GET /places/:id'].show({ params: { id: 5 }, expect: [404] })
  const created = await client['POST /places']({ body: { name: 'a', photo: new File([], 'a') }, expect: [409, 422] })
  const { body: stream } = await client['GET /places/export']()
  return [
    ...body.map(place => place.opens),
    shown.ok ? shown.body.name : typeof shown.body === 'string' ? shown.body : shown.body.message,
    created.ok ? created.body.id.toFixed() : created.status === 422 ? created.body : created.headers.get('Date') ?? '',
    (await client['POST /login']({ body: { email: '' } })).body.token,
    await new Response(stream).text(),
  ]
}
export const isLost = (error: unknown): boolean => error instanceof UnexpectedReply && error.status === 404
// @ts-expect-error the table has no such route
client['GET /plces']()
// @ts-expect-error the page has no Node
export const environment = process.env
// @ts-expect-error a timer is a number there
export const timer: NodeJS.Timeout = setTimeout(() => {})
`

const compile = async (compiler: Compiler, folder: string, options: object): Promise<string> => {
  const strict = { strict: true, exactOptionalPropertyTypes: true, target: 'es2022' }
  await writeFiles(folder, {
    'tsconfig.json': JSON.stringify({ compilerOptions: { ...strict, ...options }, include: ['*.ts'] }),
  })
  return outputOf(compiler, ['-p', folder, '--pretty', 'false'])
}

/** Emits the declarations of a server and gives those of its client. */
const flatOf = async (compiler: Compiler, folder: string, files: Readonly<Record<string, string>>): Promise<string> => {
  const resolve = {
    module: 'nodenext',
    moduleResolution: 'nodenext',
    types: ['node'],
    lib: ['es2023'],
    skipLibCheck: true,
  }
  const emit = { declaration: true, emitDeclarationOnly: true, noEmitOnError: true, outDir: 'out' }
  await writeFiles(folder, files)
  expect(await compile(compiler, folder, { ...resolve, ...emit })).toBe('')
  return readFile(join(folder, 'out/api.d.ts'), 'utf8')
}
const importsIn = (declarations: string): readonly string[] => [
  ...new Set([...declarations.matchAll(/(?:import\(|from )["']([^"']+)/g)].map(([, from = '']) => from)),
]

describe.each(COMPILERS)('the declarations of a client, by TypeScript %s', compiler => {
  const folderOf = (name: string) => join(project.folder, `${compiler}-${name}`)

  it('name nothing but signalbox/client, and are all that a front end needs', async () => {
    const flat = await flatOf(compiler, folderOf('server'), { ...SERVER, 'parts.ts': PARTS })
    const parts = await readFile(join(folderOf('server'), 'out/parts.d.ts'), 'utf8')
    expect([importsIn(flat), importsIn(parts)]).toEqual([['signalbox/client'], ['signalbox/client']])
    const front = folderOf('front')
    await writeFiles(front, {
      ...{ 'page.ts': PAGE, 'of-parts.ts': OF_PARTS, 'package.json': '{ "type": "module" }' },
      ...{ 'server/api.d.ts': flat, 'server/parts.d.ts': parts },
    })
    const bundler = { module: 'esnext', moduleResolution: 'bundler', types: [], lib: ['es2023', 'dom', 'dom.iterable'] }
    expect(await compile(compiler, front, { ...bundler, noEmit: true, skipLibCheck: false })).toBe('')
  })

  it('are written for 1,200 routes too', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `thing${at}s`)
    const classes = names.map(
      name => `export class ${name}Controller {
  static readonly contract = { create: { body: z.object({ ${name}: z.string() }) } } satisfies ContractOf<${name}Controller>
  index() { return [{ ${name}: new Date() }] }
  show() { return Math.random() > 1 ? { ${name}: 1 } : reply(404, { message: '' }) }
  create() { return reply(201) }
  update() {}
  destroy() {}
}`,
    )
    const flat = await flatOf(compiler, folderOf('large'), {
      ...SERVER,
      'places.ts': '',
      'routes.ts': `import { type ContractOf, defineRoutes, reply } from 'signalbox'
import { z } from 'zod'
${classes.join('\n')}
export const routes = defineRoutes({ ${names.map(name => `Thing${name.slice(5)}: ${name}Controller`)} }, r => r
${names.map(name => `  .resources('${name}')`).join('\n')})
`,
    })
    expect([...flat.matchAll(/readonly "[A-Z]+ \//g)]).toHaveLength(1200)
    expect(importsIn(flat)).toEqual(['signalbox/client'])
  })
})

describe('a page with a client', () => {
  it('is larger by less than 1.4 kB, compressed, and loads nothing else', async () => {
    const sizeOf = async (create: string) => {
      const contents = `${create}
const client = createClient('/')
onclick = () => client['GET /user']().catch(error => alert(error instanceof UnexpectedReply && error.status))`
      const { outputFiles, metafile } = await build({
        stdin: { contents, resolveDir: project.folder },
        ...{ bundle: true, minify: true, format: 'esm', target: 'es2022', write: false, metafile: true },
      })
      return {
        inputs: Object.keys(metafile.inputs),
        size: gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length,
      }
    }
    const page = await sizeOf("import { createClient, UnexpectedReply } from 'signalbox/client'")
    expect(page.inputs.filter(input => !input.endsWith('signalbox/dist/client.js'))).toEqual(['<stdin>'])
    expect(page.size - (await sizeOf('')).size).toBeLessThan(1400)
  })
})
