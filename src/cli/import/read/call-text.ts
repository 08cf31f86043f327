/** Reads in the source what a call gives to a router. */
import { readFileSync } from 'node:fs'
import { parse } from '@babel/parser'
import type { CallExpression, Node } from '@babel/types'
import { oneLine } from '../../output.js'

/** The calls of a file, by line and method: `12 get`. */
const files = new Map<string, ReadonlyMap<string, readonly CallExpression[]>>()

/**
 * The texts of the arguments after the path, each with whether it is a call itself; `undefined` where the source has no such call.
 * A list counts as its elements.
 */
export const argumentsAt = (
  file: string,
  line: number,
  method: string,
  path: unknown,
): readonly string[] | undefined => {
  const calls = callsIn(file).get(`${line} ${method}`) ?? []
  const firstOf = ({ arguments: [first] }: CallExpression) =>
    first?.type === 'StringLiteral' ? first.value : undefined
  const call = calls.find(each => firstOf(each) === path) ?? (calls.length === 1 ? calls[0] : undefined)
  const nodes = call?.arguments.flatMap<Node | null>(node => (node.type === 'ArrayExpression' ? node.elements : node))
  if (!nodes || nodes.some(node => node === null || node.type === 'SpreadElement')) return undefined
  const text = readFileSync(file, 'utf8')
  return nodes.map(node => textOf(node, text))
}

/** A function that is written here, or bound, has no text. */
const textOf = (node: Node | null, file: string): string => {
  if (node === null || /Function/.test(node.type)) return ''
  const isBound = node.type === 'CallExpression' && node.callee.type === 'MemberExpression' && nameOf(node) === 'bind'
  return isBound ? '' : oneLine(file.slice(node.start ?? 0, node.end ?? 0))
}

const nameOf = ({ callee }: CallExpression): string | undefined =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : undefined

const callsIn = (file: string): ReadonlyMap<string, readonly CallExpression[]> => {
  const known = files.get(file)
  if (known) return known
  const calls = new Map<string, CallExpression[]>()
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return void value.forEach(visit)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node // what has a type in a syntax tree is a node
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const key = `${node.callee.property.loc?.start.line} ${nameOf(node)}`
      calls.set(key, [...(calls.get(key) ?? []), node])
    }
    for (const [name, member] of Object.entries(node)) if (!/Comments$|^loc$/.test(name)) visit(member)
  }
  try {
    visit(
      parse(readFileSync(file, 'utf8'), {
        sourceType: 'unambiguous',
        plugins: ['typescript', 'jsx', 'decorators'],
        errorRecovery: true,
      }).program,
    )
  } catch {
    // a file that the parser does not know gives no names
  }
  files.set(file, calls)
  return calls
}
