/** Writes the entries of `docs/reference/errors.md`. */

import type { Explained, Prose, Row } from '../cases/messages/explained.js'
import { messages } from '../cases/messages/index.js'
import { isMessageOf } from '../support/message-patterns.js'
import { PLACES, type Shown, shown } from '../support/shown-messages.js'
import { inCell } from './docstrings.js'

const WIDTH = 120

/** A code span. Two backticks enclose a text with backticks. */
const span = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``)

/** Breaks a paragraph into lines, but no code and no link. */
const wrapped = (text: string): string => {
  const lines = ['']
  for (const word of text.match(/(?:`[^`]*`|\[[^\]]*\]\([^)]*\)|[^\s])+/g) ?? []) {
    const line = lines.at(-1) ?? ''
    if (line !== '' && line.length + word.length >= WIDTH) lines.push(word)
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`
  }
  return lines.join('\n')
}

const joined = (prose: Prose = []): string => [prose].flat().join(' ')

/** Where the cases show a message: `Compiler, definition`. */
const placesOf = (cases: readonly Shown[]): string => {
  const places: readonly string[] = PLACES.filter(place => cases.some(each => each.place === place))
  const [listed, request] = [places.filter(place => place !== 'request'), places.includes('request')]
  const text = [listed.join(', '), request ? 'request, as a `TypeError`' : ''].filter(Boolean).join('; ')
  return text.startsWith('createRouter') ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

const callOf = (source: string): string => span(source.replace(/^r => /, '').replace(/[«»]/g, ''))

/** The shortest code that has a message, and the same code as the message says to write it. */
const correctionOf = (cases: readonly Shown[]): string => {
  const [shortest] = cases
    .flatMap(({ source, instead }) => (source && instead ? [[callOf(source), callOf(instead)] as const] : []))
    .filter(pair => !pair.join('').includes('\n'))
    .sort((one, other) => one.join('').length - other.join('').length)
  return shortest ? `${shortest[0]} becomes ${shortest[1]}.` : ''
}

/** The cases that have the message of an entry. */
export const casesOf = (message: string): readonly Shown[] => {
  const isMessage = isMessageOf(message)
  return shown.filter(each => isMessage(each.message))
}

/** What an entry says to write instead, in its own words or by a case. */
export const changeOf = ({ message, instead }: Explained): string => joined(instead) || correctionOf(casesOf(message))

/** Where the message of an entry appears, as the page says it. */
export const shownPlaces = (message: string): string => placesOf(casesOf(message))

const table = (rows: readonly Row[], second = 'change'): string =>
  [
    `| message | ${second} |`,
    '| --- | --- |',
    ...rows.map(([message, change]) => `| ${inCell(span(message))} | ${change} |`),
  ].join('\n')

const paragraph = (prose: Prose): string => {
  const text = joined(prose)
  return text.includes('\n') ? text : wrapped(text)
}

const entry = (explained: Explained): string => {
  const { message, appears = shownPlaces(message), means, more = [], rows, example } = explained
  const change = changeOf(explained)
  return [
    `### ${span(message)}`,
    wrapped(`*${appears}.* ${joined(means)}`),
    ...(change === '' ? [] : [wrapped(`**Change:** ${change}`)]),
    ...more.map(paragraph),
    ...(rows ? [table(rows)] : []),
    ...(example === undefined ? [] : [`\`\`\`ts\n${example}\`\`\``]),
  ].join('\n\n')
}

const isRow = (each: Explained | Row): each is Row => Array.isArray(each)

/** The entries of a list as headings and paragraphs, or as a table: `badRequests`, `ownWords: meaning`. */
export const writeMessages = (region: string): string => {
  const [name = '', second] = region.split(' ')
  const list = messages[name]
  if (!list) throw new Error(`there is no list of messages '${name}'`)
  const rows = list.filter(isRow)
  return `${rows.length > 0 ? table(rows, second) : list.flatMap(each => (isRow(each) ? [] : [entry(each)])).join('\n\n')}\n`
}
