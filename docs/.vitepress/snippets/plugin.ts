/** Code on the site: the name of a module is its caption, and names and errors have what the editor shows there. */
import { createTransformerFactory, type TwoslashRenderer } from '@shikijs/twoslash/core'
import type { MarkdownRenderer } from 'vitepress'
import { type Module, modulesOf, NAME_LINE } from '../../../test/docs/modules.js'
import { type Page, readPage } from '../../../test/docs/pages.js'
import { errorsOf, hoversOf, type Said } from './service.js'
import { shownText } from './shown-text.js'

/** What VitePress says of the page that it renders, and what the plugin adds. */
interface Environment {
  /** Relative to docs/. */
  readonly relativePath: string
  /** Relative to the root of the repository, for a page outside of docs/. */
  readonly page?: string
  /** Code as plain text, for the search. */
  readonly plain?: boolean
  /** A name whose type the page shows without a pointer at it. */
  readonly ask?: string
  read?: Page
}

/** The module that is being highlighted. */
let current: { readonly module: Module; readonly ask?: string | undefined } | undefined

type Element = ReturnType<NonNullable<TwoslashRenderer['nodesError']>>[number]

const element = (tagName: string, properties: Record<string, string>, children: Element[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
})

const renderer: TwoslashRenderer = {
  nodeStaticInfo: ({ text, docs }, node) =>
    element('span', { class: 'has-type', 'data-type': text, ...(docs ? { 'data-docs': docs } : {}) }, [node]),
  nodesError: (_error, children) => [element('span', { class: 'has-error' }, children as Element[])],
  // The button that copies code leaves out `vp-copy-ignore`.
  lineError: ({ text }) => [
    element('span', { class: 'error-message vp-copy-ignore' }, [{ type: 'text', value: text }]),
  ],
  lineQuery: ({ text, character }) => [
    element('span', { class: 'shown-type vp-copy-ignore', style: `margin-left: ${character}ch` }, [
      { type: 'text', value: (text ?? '').replace(/^\(\w+\) /, '').replace(/\s+/g, ' ') },
    ]),
  ],
}

const placed = (code: string, said: Said) => {
  const before = code.slice(0, said.start).split('\n')
  return { ...said, line: before.length - 1, character: before.at(-1)?.length ?? 0 }
}

/** An error of several lines is marked in its first one. */
const inOneLine = (code: string, said: Said): Said => ({
  ...said,
  length: code.slice(said.start, said.start + said.length).split('\n')[0]?.length ?? 0,
})

const twoslash = createTransformerFactory((code: string) => {
  if (!current) throw new Error('no module is being highlighted')
  const { module, ask } = current
  const hovers = hoversOf(module)
  const asked = hovers.find(({ start, length }) => code.slice(start, start + length) === ask)
  return {
    code,
    nodes: [
      ...hovers.map(said => ({ type: 'hover' as const, target: '', ...placed(code, said) })),
      ...(asked ? [{ type: 'query' as const, target: '', ...placed(code, asked) }] : []),
      ...errorsOf(module).map(said => ({
        ...{ type: 'error' as const, level: 'error' as const, code: 0, filename: module.name },
        ...placed(code, inOneLine(code, said)),
      })),
    ].sort((one, other) => one.start - other.start),
    meta: { extension: 'ts' },
  }
}, renderer)

export const transformer = twoslash({ filter: () => current !== undefined })

/** The module of a fence, whose first line is this one. */
const moduleAt = (page: Page, line: number): Module | undefined =>
  page.sections.flatMap(modulesOf).find(module => module.line === line)

export const snippets = (md: MarkdownRenderer): void => {
  md.core.ruler.push('read page', ({ src, env }: { src: string; env: Environment }) => {
    // Of Markdown that is no page, such as a part of one, nothing is read.
    if (env?.relativePath) env.read = readPage(env.page ?? `docs/${env.relativePath}`, src)
  })

  const { fence } = md.renderer.rules
  md.renderer.rules.fence = (tokens, at, options, env: Environment, self) => {
    const token = tokens[at]
    if (!token || !fence) throw new Error('VitePress renders fences')
    if (env.plain) return `<pre>${md.utils.escapeHtml(token.content)}</pre>`
    const module = env.read && token.info === 'ts' ? moduleAt(env.read, (token.map?.[0] ?? 0) + 2) : undefined
    const [, caption] = NAME_LINE.exec(token.content) ?? []
    if (module) current = { module, ask: env.ask }
    try {
      const { content } = token
      token.content = shownText(content)
      const code = fence(tokens, at, options, env, self)
      token.content = content
      return caption === undefined ? code : `<div class="module"><p class="caption">${caption}</p>${code}</div>`
    } finally {
      current = undefined
    }
  }
}
