/** Reads the parts of contexts from the declarations that the compiler has written. */
import { parse } from '@babel/parser'
import type { Node, Statement, TSTupleType, TSType, TSTypeLiteral } from '@babel/types'
import { Failure } from '../output.js'

/** A type in the declarations. */
export interface TypeNode {
  readonly node: TSType
  readonly text: string
}

/** One context of an action: an action with several routes has several. */
export interface WrittenParts {
  readonly params: readonly string[]
  readonly state: TypeNode
  readonly members: TypeNode
  readonly kinds: TypeNode
  /** The class and the action of a contract with schemas for a request, or none. */
  readonly input: readonly TypeNode[]
}

/** The contexts of a table by controller path and action, both in the order of their names; `undefined` if a call is refused. */
export interface WrittenTable {
  readonly name: string
  /** Whether a function of this name makes the table. */
  readonly isMade: boolean
  readonly controllers: ReadonlyMap<string, ReadonlyMap<string, readonly WrittenParts[]>> | undefined
}

/** The tables in the declarations of a probe, in the order of their names. */
export const tablesIn = (declarations: string): readonly WrittenTable[] => {
  for (const statement of statementsOf(declarations)) {
    if (statement.type !== 'VariableDeclaration') continue
    const [declared] = statement.declarations
    const annotation = declared?.id.type === 'Identifier' ? declared.id.typeAnnotation : undefined
    if (annotation?.type !== 'TSTypeAnnotation') continue
    return [...sorted(membersOf(annotation.typeAnnotation), table => table)].map(([name, table]) => ({
      name,
      isMade: membersOf(table).has('()'),
      controllers: table.type === 'TSTypeLiteral' ? controllersOf(table, declarations) : undefined,
    }))
  }
  throw new UnknownDeclarations()
}

/** The compiler also writes what is no TypeScript, such as a type that is exported under the name `"a-b"`. */
const statementsOf = (declarations: string): readonly Statement[] => {
  try {
    return parse(declarations, { sourceType: 'module', plugins: [['typescript', { dts: true }]] }).program.body
  } catch {
    throw new UnknownDeclarations()
  }
}

const controllersOf = (table: TSTypeLiteral, text: string) =>
  withoutEmpty(
    sorted(membersOf(table), actions =>
      withoutEmpty(
        sorted(membersOf(actions), action => partsOf(action, text)),
        ({ length }) => length,
      ),
    ),
    ({ size }) => size,
  )

const withoutEmpty = <Value>(map: ReadonlyMap<string, Value>, size: (value: Value) => number) =>
  new Map([...map].filter(([, value]) => size(value) > 0))

const partsOf = (action: TSType, text: string): readonly WrittenParts[] =>
  (action.type === 'TSUnionType' ? action.types : [action]).flatMap(each => {
    if (each.type === 'TSNeverKeyword') return [] // a member without a route
    if (each.type !== 'TSTupleType') throw new UnknownDeclarations()
    const [params, state, members, kinds, input] = elementsOf(each, text)
    if (!params || !state || !members || !kinds || input?.node.type !== 'TSTupleType') throw new UnknownDeclarations()
    return [{ params: textsOf(params.node).sort(), state, members, kinds, input: elementsOf(input.node, text) }]
  })

const elementsOf = ({ elementTypes }: TSTupleType, text: string): readonly TypeNode[] =>
  elementTypes.map(each => {
    if (each.type === 'TSNamedTupleMember') throw new UnknownDeclarations()
    return { node: each, text }
  })

/** The texts of a union of literals. */
const textsOf = (node: TSType): string[] =>
  node.type === 'TSUnionType'
    ? node.types.flatMap(textsOf)
    : node.type === 'TSLiteralType' && node.literal.type === 'StringLiteral'
      ? [node.literal.value]
      : []

/** The members of a type literal by name; none of another type. */
const membersOf = (type: TSType): ReadonlyMap<string, TSType> => {
  const members = new Map<string, TSType>()
  for (const member of type.type === 'TSTypeLiteral' ? type.members : []) {
    const name = member.type === 'TSPropertySignature' ? nameOf(member.key) : undefined
    if (member.type === 'TSPropertySignature' && name !== undefined && member.typeAnnotation)
      members.set(name, member.typeAnnotation.typeAnnotation)
  }
  return members
}

const nameOf = (key: Node): string | undefined =>
  key.type === 'Identifier'
    ? key.name
    : key.type === 'StringLiteral' || key.type === 'NumericLiteral'
      ? String(key.value)
      : undefined

const sorted = <Value, Result>(
  map: ReadonlyMap<string, Value>,
  result: (value: Value) => Result,
): ReadonlyMap<string, Result> =>
  new Map([...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, value]) => [name, result(value)]))

/** The compiler has written something that is no table in parts. */
export class UnknownDeclarations extends Failure {
  constructor() {
    super('the compiler writes declarations in a form that this command does not know')
  }
}
