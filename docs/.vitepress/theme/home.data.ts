/** What the home page shows: the README up to its second heading, as paragraphs and code. */
import { readFileSync } from 'node:fs'
import { createMarkdownRenderer, type SiteConfig } from 'vitepress'
import { root } from '../../../test/docs/pages.js'

/** A block of code, with the paragraphs before it. */
interface Figure {
  readonly language: string
  readonly words: string
  readonly code: string
}

export interface Home {
  /** The paragraphs before the first block of code. */
  readonly introduction: string
  readonly figures: readonly Figure[]
}

declare const data: Home

export { data }

const README = `${root}README.md`

export default {
  watch: [README],
  async load(): Promise<Home> {
    // biome-ignore lint/suspicious/noExplicitAny: VitePress keeps its configuration there, for its own loaders too
    const config: SiteConfig = (globalThis as any).VITEPRESS_CONFIG
    const md = await createMarkdownRenderer(config.srcDir, config.markdown, config.site.base, config.logger)
    const env = { path: README, relativePath: 'README.md', page: 'README.md', cleanUrls: true, ask: 'params' }
    const text = readFileSync(README, 'utf8').replaceAll('](docs/', '](/')
    const tokens = md.parse(text, env)
    const end = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h2')
    const figures: Figure[] = []
    let [words, introduction] = ['', '']
    for (let at = 0; at < end; at++) {
      const token = tokens[at]
      if (token?.type === 'paragraph_open') words += md.renderer.render(tokens.slice(at, at + 3), md.options, env)
      if (token?.type !== 'fence') continue
      if (figures.length === 0) introduction = words
      const code = md.renderer.rules.fence?.(tokens, at, md.options, env, md.renderer) ?? ''
      figures.push({ language: token.info, words: figures.length === 0 ? '' : words, code })
      words = ''
    }
    if (figures.length < 3) throw new Error('the README begins with a program, its table and an error')
    return { introduction, figures }
  },
}
