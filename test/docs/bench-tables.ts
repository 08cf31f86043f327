/** Writes the tables of docs/reference/benchmarks.md: some columns of the tables of bench/README.md. */
import { readFileSync } from 'node:fs'
import { root } from './pages.js'

interface Taken {
  /** How the head of the table begins. */
  readonly head: string
  readonly columns?: readonly string[]
}

const TABLES: Readonly<Record<string, Taken>> = {
  application: {
    head: '| compiler | routes | controllers |',
    columns: ['compiler', 'routes', 'controllers', 'check, s', 'MB', 'classes alone: check, s'],
  },
  applications: { head: '| signalbox | hono | hono grouped |' },
  matching: {
    head: '| workload | hand-made |',
    columns: [
      'workload',
      'hand-made',
      'signalbox',
      'find-my-way compiled',
      '@medley/router',
      'memoirist',
      '@koa/router',
    ],
  },
  koa: { head: '| application | in-process, us |', columns: ['application', 'in-process, us', 'requests per second'] },
  bodies: { head: '| server | 1 kB, us |', columns: ['server', '1 kB, us', '100 kB, us'] },
}

const lines = readFileSync(`${root}bench/README.md`, 'utf8').split('\n')
const cellsOf = (line: string): readonly string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

export const writeBenchmarks = (region: string): string => {
  const { head = '', columns } = TABLES[region] ?? {}
  const start = lines.findIndex(line => head !== '' && line.startsWith(head))
  if (start === -1) throw new Error(`bench/README.md has no table ${head}`)
  const rows = lines
    .slice(
      start,
      lines.findIndex((line, at) => at > start && line === ''),
    )
    .map(cellsOf)
  const kept = (columns ?? rows[0] ?? []).map(column => {
    const at = rows[0]?.indexOf(column) ?? -1
    if (at === -1) throw new Error(`bench/README.md has no column ${column}`)
    return at
  })
  return `${rows.map(row => `| ${kept.map(at => row[at]).join(' | ')} |`).join('\n')}\n`
}
