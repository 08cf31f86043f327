import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { anchorOf, root } from '../../test/docs/pages.js'
import { editLink, repository } from './addresses.js'
import { editorFiles } from './editor/files.js'
import { linkPreview } from './link-preview.js'
import { linksOut } from './links.js'
import { apart, type Group, order } from './order.js'
import { snippets, transformer } from './snippets/plugin.js'
import { tables } from './tables.js'

const linkOf = (path: string): string => `/${path.replace(/\.md$/, '')}`

const sidebarOf = (groups: readonly Group[]) =>
  groups.map(({ title, pages }) => ({
    text: title,
    collapsed: false,
    items: pages.map(page => ({ text: page.title, link: linkOf(page.path) })),
  }))

const navOf = (groups: readonly Group[]) =>
  groups.flatMap(({ title, pages: [first] }) => {
    if (!first) return []
    return [{ text: title, link: linkOf(first.path), activeMatch: `^/${first.path.split('/')[0]}/` }]
  })

const { description } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))

const MESSAGES = 'reference/errors.md'
/** The error messages of their page, without what it says of them: that would hide all else in the search of the site. */
const messagesIn = (text: string): string => text.match(/^#.*|^\| `.*?(?= \|)/gm)?.join('\n\n') ?? ''

export default defineConfig({
  title: 'Signalbox',
  description,
  lang: 'en',
  cleanUrls: true,
  rewrites: { 'README.md': 'index.md' },
  srcExclude: ['node_modules/**'],
  head: [['link', { rel: 'icon', type: 'image/svg+xml', href: '/signal.svg' }]],
  transformHead: ({ pageData, title, description }) => linkPreview(pageData.relativePath, title, description),
  markdown: {
    theme: { light: 'github-light-default', dark: 'github-dark-default' },
    anchor: { slugify: anchorOf },
    codeTransformers: [transformer],
    config: md => {
      linksOut(md)
      snippets(md)
      tables(md)
    },
  },
  transformPageData: page => {
    if (page.relativePath === 'index.md') Object.assign(page.frontmatter, { layout: 'home', title: 'Signalbox' })
    if (page.relativePath === MESSAGES) page.frontmatter.outline = 2
  },
  vite: {
    plugins: [editorFiles()],
    worker: { format: 'es', plugins: () => [editorFiles()] },
    // What the editor imports is found before somebody touches it.
    optimizeDeps: { entries: ['.vitepress/editor/{editor,worker}.ts'] },
  },
  themeConfig: {
    logo: '/signal.svg',
    nav: [...navOf(order), ...navOf(apart)],
    sidebar: { '/': sidebarOf(order), '/internals/': sidebarOf(apart) },
    outline: [2, 3],
    ...(repository === undefined
      ? {}
      : {
          editLink: editLink(repository),
          socialLinks: [{ icon: 'github' as const, link: repository }],
        }),
    search: {
      provider: 'local',
      options: {
        detailedView: true,
        _render: (text, env, md) =>
          md.render(env.relativePath === MESSAGES ? messagesIn(text) : text, Object.assign(env, { plain: true })),
        miniSearch: {
          // The recipe of a task goes before what mentions its words. The home page repeats what pages say of themselves. An error
          // message is searched for with many of its words: the fewer there are, the later it comes.
          searchOptions: {
            // The site has a copy of the text of each of these functions, so they share nothing else. This one runs first.
            boostTerm: (_word, _at, words) => {
              Reflect.set(globalThis, 'messageBoost', words.length ** 2 / 12)
              return 1
            },
            boostDocument: id => {
              const [, folder = '', name] = String(id).split(/[/#]/)
              if (folder === 'reference' && name === 'errors') return Reflect.get(globalThis, 'messageBoost')
              return { '': 0.2, internals: 0.2, reference: 0.6, recipes: 1.4 }[folder] ?? 1
            },
            // A similar word, such as `tested` for `nested`, counts where nothing has the word itself.
            weights: { fuzzy: 0.05, prefix: 0.375 },
          },
        },
      },
    },
  },
})
