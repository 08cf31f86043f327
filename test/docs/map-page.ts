/** Writes the tables of `docs/internals/map.md`: the files of a folder of `src`, with the first sentence of each. */
import { readdirSync, readFileSync } from 'node:fs'
import { root } from './pages.js'

const sources: readonly string[] = readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
  .map(name => name.replaceAll('\\', '/'))
  .filter(name => name.endsWith('.ts'))
  .sort()

/** What a build begins with. */
const isEntry = (file: string): boolean => /(?:^|\/)index\.ts$|^types\//.test(file)

/** The files of a part of the map. */
const filesOf = (region: string): readonly string[] =>
  sources.filter(file =>
    region === 'entry points' ? isEntry(file) : !isEntry(file) && file.replace(/\/[^/]+$/, '') === region,
  )

/** The first sentence of the comment at the start of a file. */
const firstSentence = (file: string): string => {
  const [, comment] =
    /^(?:#!.*\n)?\/\*\*([^*]*(?:\*(?!\/)[^*]*)*)\*\//.exec(readFileSync(`${root}src/${file}`, 'utf8')) ?? []
  if (comment === undefined)
    throw new Error(`src/${file} begins with no comment: say in one sentence what the file is for`)
  const text = comment
    .replace(/\n *\* ?/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return (/^.*?\.(?= |$)/.exec(text)?.[0] ?? text).replaceAll('|', '\\|')
}

/** The files of a folder as a table: `text`, `scope/verb`, `entry points`. */
export const writeFiles = (region: string): string => {
  const rows = filesOf(region).map(file => `| \`${file}\` | ${firstSentence(file)} |`)
  if (rows.length === 0) throw new Error(`there are no files in src/${region}`)
  return `${['| file | |', '| --- | --- |', ...rows].join('\n')}\n`
}
