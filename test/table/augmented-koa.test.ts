/**
 * Members that an application or a package declares in Koa's own interfaces, as `@types/koa__multer` does. They would hold
 * for every file of the compilation, so this program has a folder of its own.
 */
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { compileEach } from '../support/compile-folder.js'

const folder = fileURLToPath(new URL('../generated-augmented-koa/', import.meta.url))

const PROGRAM = `
import type Koa from 'koa'
import { type ActionContext, createRouter, defineRoutes, defineRoutesFor, type TargetOf } from '../../src/index.js'

declare module 'koa' {
  interface DefaultContext { file: { readonly size: number } }
  interface DefaultState { user: { readonly name: string } }
}

class Places {
  constructor(readonly ctx: Koa.Context) {}
  index(ctx: Koa.Context): number { return ctx.file.size }
  show(ctx: Context<'Places#show'>): [number, string, string, string] {
    return [ctx.file.size, ctx.state.user.name, ctx.state.locale, ctx.params.id]
  }
  create(ctx: { file: { size: number }; state: { user: { name: string } } }): string { return ctx.state.user.name }
}
declare const locale: Koa.Middleware<{ locale: string }>

const routes = defineRoutes({ Places }, r => r
  .get('size', ctx => {
    const size: number = ctx.file.size
    const name: string = ctx.state.user.name
    // @ts-expect-error not declared
    ctx.other
    // @ts-expect-error not declared
    ctx.state.other
    ctx.body = [size, name]
  })
  .use(locale)
  .resources('places', { only: ['index', 'show', 'create'] }))
type Context<Target extends TargetOf<typeof routes>> = ActionContext<typeof routes, Target>
createRouter(routes)

const ofApplication = defineRoutesFor<{ theme: string }, { themes: readonly string[] }>()({ Places }, r => r
  .get('theme', ctx => {
    const size: number = ctx.file.size
    const name: string = ctx.state.user.name
    const theme: string = ctx.state.theme
    const themes: readonly string[] = ctx.themes
    // @ts-expect-error not declared
    ctx.other
    ctx.body = [size, name, theme, themes]
  })
  .get('places', Places, 'index'))
createRouter(ofApplication)

class Wrong { index(ctx: { file: { size: string } }) { return ctx.file.size } }
const wrong = defineRoutes({ Wrong }, r => r.get('wrong', Wrong, 'index'))
// @ts-expect-error the file has another type
createRouter(wrong)
`

const compiled = await compileEach(folder, { program: PROGRAM })

describe("members declared in Koa's DefaultContext and DefaultState", () => {
  it.each(compiled)('belong to the context of every route: TypeScript %s', (_compiler, errors) =>
    expect([...errors]).toEqual([]),
  )
})
