/** Prints declarations as the calls of a chain. */
import { quoted } from '../code-text.js'
import type { Declaration } from './declaration.js'

/** How long a line may be that has several middlewares, or a callback of one resource. */
const WIDTH = 100

/** The calls after `r`, each on a line of its own, with `indent` spaces. Middlewares share a line, and so do verbs with one answer. */
export const printChain = (declarations: readonly Declaration[], indent = 2): string => {
  const lines: string[] = []
  declarations.forEach((each, at) => {
    const [text, line] = [printCall(each, indent), lines.at(-1)]
    const isFull = each.kind === 'use' && (line ?? '').length + text.length > WIDTH
    if (line === undefined || isFull || !continues(each, declarations[at - 1]))
      lines.push(`${' '.repeat(indent)}${text}`)
    else lines[lines.length - 1] = line + text
  })
  return lines.map(line => `\n${line}`).join('')
}

const continues = ({ kind, name, answers: [one] }: Declaration, before: Declaration | undefined): boolean => {
  if (kind !== before?.kind || kind !== 'verb') return kind === 'use' && kind === before?.kind
  const [other] = before.answers
  return name === before.name && one?.controller === other?.controller && one?.action === other?.action
}

const printCall = (declaration: Declaration, indent: number): string => {
  const { kind, name, options, body } = declaration
  if (kind === 'use' || kind === 'draw') return `.${kind}(${name})`
  if (kind === 'verb') return printVerb(declaration)
  const { to, ...others } = options
  const given = { ...others, ...useOption(declaration) }
  const first = [name === '' ? [] : quoted(name), to ?? [], printOptions(given)].flat()
  if (body.length === 0) return `.${kind}(${first.join(', ')})`
  const [only, ...more] = body
  const inline = only && more.length === 0 && only.body.length === 0 ? printCall(only, 0) : undefined
  const line = `.${kind}(${[...first, `r => r${inline}`].join(', ')})`
  if (inline !== undefined && (only?.kind === 'verb' || line.length + indent <= WIDTH)) return line
  return `.${kind}(${[...first, `r => r${printChain(body, indent + 2)}`].join(', ')})`
}

const printVerb = ({ name, options, answers, use = [] }: Declaration): string => {
  const calls = answers.map(({ entry, controller, action, by }) => {
    const isBare = by === 'bare' && use.length === 0
    const answer = controller === undefined ? action : isBare ? [] : quoted(`${controller}#${action}`)
    return `.${entry.method.toLowerCase()}(${[quoted(name), printOptions(options), use, answer].flat().join(', ')})`
  })
  return calls.join('')
}

const printOptions = (options: Declaration['options']): readonly string[] => {
  const members = Object.entries(options).map(([name, value]) => `${name}: ${value}`)
  return members.length === 0 ? [] : [`{ ${members.join(', ')} }`]
}

const useOption = ({ use = [], useByAction }: Declaration): Declaration['options'] => {
  if (useByAction)
    return { use: `{ ${[...useByAction].map(([action, names]) => `${action}: ${oneOrList(names)}`).join(', ')} }` }
  return use.length === 0 ? {} : { use: oneOrList(use) }
}

const oneOrList = (names: readonly string[]): string => (names.length === 1 ? names.join() : `[${names.join(', ')}]`)
