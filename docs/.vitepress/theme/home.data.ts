/** The code on the home page: blocks of other pages, which the tests of these pages check. */
import { readFileSync } from 'node:fs'
import { createMarkdownRenderer, type MarkdownEnv, type SiteConfig } from 'vitepress'
import { root } from '../../../test/docs/pages.js'
import { application } from '../editor/files.js'
import { mistakes, withMistake } from '../editor/mistakes.js'
import { ROUTES } from '../editor/options.js'
import { shownText } from '../snippets/shown-text.js'

/** HTML, each block of code with the types and errors that an editor shows. */
export interface Home {
  /** The first paragraph of the README. */
  readonly introduction: string
  /** With the first mistake. */
  readonly routes: string
  /** The same without it, as text. */
  readonly source: string
  readonly table: string
  readonly action: string
  readonly contract: string
  readonly client: string
  readonly document: string
  readonly tests: string
}

declare const data: Home

export { data }

const README = 'README.md'
const FIRST = 'docs/guide/first-application.md'
const CONTRACTS = 'docs/guide/contracts.md'
const CLIENT = 'docs/recipes/typed-client.md'
const OPENAPI = 'docs/recipes/openapi.md'
const TESTS = 'docs/recipes/testing.md'

export default {
  watch: [README, FIRST, CONTRACTS, CLIENT, OPENAPI, TESTS].map(path => root + path),
  async load(): Promise<Home> {
    // biome-ignore lint/suspicious/noExplicitAny: VitePress keeps its configuration there, for its own loaders too
    const config: SiteConfig = (globalThis as any).VITEPRESS_CONFIG
    const md = await createMarkdownRenderer(config.srcDir, config.markdown, config.site.base, config.logger)

    /** The first part of a page that has a type and begins with a text. */
    const part = (page: string, type: string, language = '', start = '', change = (text: string) => text) => {
      const env: MarkdownEnv & { page: string; ask: string } = {
        ...{ path: root + page, relativePath: page, cleanUrls: true },
        ...{ page, ask: 'params' },
      }
      const tokens = md.parse(change(readFileSync(root + page, 'utf8')), env)
      const found = tokens.findIndex(
        each => each.type === type && each.info === language && each.content.startsWith(start),
      )
      const token = tokens[found]
      if (!token) throw new Error(`${page} has no ${language} ${start}, which the home page shows`)
      if (type !== 'fence') return md.renderer.render(tokens.slice(found, found + 3), md.options, env)
      return md.renderer.rules.fence?.(tokens, found, md.options, env, md.renderer) ?? ''
    }

    /** A block of code from the first line that begins with a text to the empty line before one that begins with another. */
    const cut = (page: string, start: string, from: string, to: string): string => {
      const code = shownText(readFileSync(root + page, 'utf8').split(`\`\`\`ts\n${start}`)[1] ?? '')
      const texts = `${start.replace(/^\/\/.*\n/, '')}${code}`.split('\n').map(text => text.trim())
      const first = texts.findIndex(text => text.startsWith(from))
      const last = texts.findIndex((text, at) => at > first && text.startsWith(to))
      if (first === -1 || last === -1) throw new Error(`${page} has no lines from ${from} to ${to}`)
      const html = part(page, 'fence', 'ts', start)
      const end = html.lastIndexOf('</code>')
      const [head = '', ...lines] = html.slice(0, end).split('<span class="line">')
      return [head, ...lines.slice(first, last - 1)].join('<span class="line">') + html.slice(end)
    }

    return {
      // The heading of the page has the words in bold.
      introduction: part(README, 'paragraph_open').replace(/: <strong>.*<\/strong>/s, '.'),
      routes: part(README, 'fence', 'ts', '// routes.ts\n', text => withMistake(text, mistakes[0])),
      source: application()[ROUTES] ?? '',
      table: part(README, 'fence', 'text'),
      action: part(FIRST, 'fence', 'ts', '// src/places-controller.ts\n'),
      contract: cut(CONTRACTS, 'import Koa', 'const Filter', 'export const routes'),
      client: cut(CLIENT, '// front-end.ts\n', 'const created', 'try {'),
      document: cut(OPENAPI, '// routes.ts\n', 'static readonly contract', 'show(ctx'),
      tests: cut(TESTS, '// application.test.ts\n', "test('a user", "test('a place needs"),
    }
  },
}
