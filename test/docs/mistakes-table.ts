/** Writes the comparison, for the README and its own page, from what `npm --prefix bench run mistakes` has recorded. */
import { readFileSync } from 'node:fs'
import { type Found, type Mistake, mistakes, type Recorded, routers } from '../../bench/mistakes/cases.js'
import { root } from './pages.js'

const recorded: Recorded = JSON.parse(readFileSync(`${root}bench/mistakes/results.json`, 'utf8'))

const WORDS: Readonly<Record<Found, string>> = {
  compiler: 'compiler',
  start: 'start',
  request: 'request',
  never: 'never',
  none: '',
}

const names = Object.keys(mistakes) as Mistake[] // the keys of a literal
const programs = Object.keys(routers)
const nameOf = (program: string): string => routers[program]?.name ?? program
const outcomeOf = (program: string, mistake: Mistake) =>
  recorded.rows[program]?.[mistake] ?? { found: 'none', message: '' }

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.join(' | ')} |`).join('\n')

/** How many of the five each finds where. */
const counts = (): string =>
  table(
    ['router', 'refused', 'fail', 'silent'],
    programs.map(program => {
      const count = (...where: readonly Found[]): string =>
        String(names.filter(mistake => where.includes(outcomeOf(program, mistake).found)).length || '')
      return [nameOf(program), count('compiler'), count('start', 'request'), count('never')]
    }),
  )

const outcomes = (): string =>
  table(
    ['router', ...names.map(mistake => mistakes[mistake][0])],
    programs.map(program => [nameOf(program), ...names.map(mistake => WORDS[outcomeOf(program, mistake).found])]),
  )

/** As code in a cell. A type that is very long is cut. */
const code = (text: string): string =>
  `\`${(text.length > 220 ? `${text.slice(0, 220)} …` : text).replaceAll('|', '\\|')}\``

const messages = (): string =>
  names
    .map(mistake => {
      const rows = programs.flatMap(program => {
        const { found, message } = outcomeOf(program, mistake)
        return message === '' ? [] : [[nameOf(program), WORDS[found], code(message)]]
      })
      const [, whole] = mistakes[mistake]
      return `### ${whole.charAt(0).toUpperCase()}${whole.slice(1)}

${table(['router', 'found by', 'message'], rows)}`
    })
    .join('\n\n')

const versions = (): string =>
  `Measured on ${recorded.date} with Node ${recorded.node}: ${recorded.versions.join(', ')}. Adonis 7 needs a newer Node.`

const REGIONS: Readonly<Record<string, () => string>> = { mistakes: counts, outcomes, messages, versions }

export const writeMistakes = (region: string): string => `${REGIONS[region]?.()}\n`
