/** The README and the pages below docs/, read as headings, sections, fenced blocks and links. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** A fenced block. `line` is the line of the page that its first line has. */
export interface Block {
  readonly language: string
  readonly text: string
  readonly line: number
}

/** What follows a heading of the first or second level, up to the next one. */
export interface Section {
  readonly page: string
  readonly title: string
  /** A folder of its own: `docs/guide/controllers/2`. */
  readonly folder: string
  readonly blocks: readonly Block[]
}

export interface Page {
  /** Relative to the root of the repository: `docs/guide/controllers.md`. */
  readonly path: string
  readonly sections: readonly Section[]
  readonly anchors: readonly string[]
  readonly links: readonly { readonly target: string; readonly line: number }[]
}

const FENCE = /^(`{3,})(.*)$/
const HEADING = /^(#{1,6}) +(.*?) *$/
const LINK = /\]\(([^)\s]+)\)|^\[[^\]]+\]: +(\S+)/g

/** The anchor of a heading as GitHub makes it. */
export const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-')

/** Headings of the same text are numbered. */
const numbered = (anchors: readonly string[]): readonly string[] =>
  anchors.map((anchor, at) => {
    const before = anchors.slice(0, at).filter(each => each === anchor).length
    return before === 0 ? anchor : `${anchor}-${before}`
  })

/** Reads a page. Throws where a fence is indented or has no end: its block would not be checked. */
export const readPage = (path: string, text: string): Page => {
  const sections: { title: string; blocks: Block[] }[] = [{ title: '', blocks: [] }]
  const titles: string[] = []
  const links: { target: string; line: number }[] = []
  let open: { fence: string; language: string; lines: string[]; line: number } | undefined

  for (const [at, line] of text.split('\n').entries()) {
    if (open) {
      if (line === open.fence) {
        const block = { language: open.language, text: open.lines.map(each => `${each}\n`).join(''), line: open.line }
        sections.at(-1)?.blocks.push(block)
        open = undefined
      } else open.lines.push(line)
      continue
    }
    const [, fence, language = ''] = FENCE.exec(line) ?? []
    if (fence !== undefined) open = { fence, language, lines: [], line: at + 2 }
    else if (/^\s+(`{3,}|~{3,})|^~{3,}/.test(line))
      throw new Error(`${path}:${at + 1}: a fence is \`\`\` at a line's start`)
    const [, level = '', title] = HEADING.exec(line) ?? []
    if (title !== undefined) {
      titles.push(title)
      if (level.length <= 2) sections.push({ title, blocks: [] })
    }
    for (const [, target, reference] of line.replace(/`[^`]*`/g, '`').matchAll(LINK))
      links.push({ target: target ?? reference ?? '', line: at + 1 })
  }
  if (open) throw new Error(`${path}:${open.line - 1}: this fence has no end`)

  const folder = path.replace(/\.md$/, '')
  return {
    path,
    sections: sections.map((section, at) => ({ ...section, page: path, folder: `${folder}/${at}` })),
    anchors: numbered(titles.map(anchorOf)),
    links,
  }
}

const load = (path: string): Page => readPage(path, readFileSync(root + path, 'utf8'))

/** The pages whose examples are checked. */
export const pages: readonly Page[] = [
  'README.md',
  ...readdirSync(`${root}docs`, { recursive: true, encoding: 'utf8' })
    .map(path => `docs/${path.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.md') && !path.includes('/node_modules/'))
    .sort(),
].map(load)

/** The other pages whose links are checked. */
export const otherPages: readonly Page[] = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'examples/conduit/README.md',
  'examples/places/README.md',
  'bench/README.md',
  'test/README.md',
].map(load)
