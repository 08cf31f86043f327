/** Writes the text of the module: an interface for each table, with the context of each action on a line. */

import { keyText, quoted } from '../code-text.js'
import { Failure } from '../output.js'
import { generatedHead } from '../written-module.js'
import { Imports } from './imports.js'
import type { TypeNode, WrittenParts, WrittenTable } from './parts.js'
import { membersOf, type SharedTypes, sharedTypes, stateOf } from './shared.js'
import { typeText } from './written-type.js'

/**
 * The text of a module with the contexts of some tables. Controllers and actions are in the order of their names, so that the text does
 * not depend on the order of the routes, and a new one moves no other. `from` is the module of the tables, and `isExact` whether the project
 * has `exactOptionalPropertyTypes`.
 */
export const contextsModule = (tables: readonly WrittenTable[], from: string, isExact: boolean): string => {
  const names = interfaceNames(tables)
  const types = [...allParts(tables)].flatMap(({ state, members, kinds, input }) => [state, members, kinds, ...input])
  const hasInput = [...allParts(tables)].some(({ input }) => input.length > 0)
  const imports = new Imports(types, hasInput ? [CONTEXT, INPUT_CONTEXT] : [CONTEXT], names, isExact)
  const shared = sharedTypes([...allParts(tables)], imports)
  const interfaces = tables.map((table, at) => interfaceText(table, names[at] ?? '', imports, shared))
  const imported = types.length === 0 ? '' : `${imports.lines().join('\n')}\n\n` // nothing names what it does not use
  return `${generatedHead('contexts', `the types of ${from}`)}
${imported}${[...interfaces, ...[...shared.values()].map(({ text }) => text)].join('\n')}`
}
const CONTEXT = { module: 'signalbox/types', name: 'WrittenContext', local: 'Context' }
const INPUT_CONTEXT = { module: 'signalbox/types', name: 'InputContext', local: 'InputContext' }

/** `Contexts` for one table or for `routes`, `AdminContexts` for `admin` or `adminRoutes` beside others. */
const interfaceNames = (tables: readonly WrittenTable[]): readonly string[] => {
  if (tables.length === 1) return ['Contexts']
  const names = tables.map(({ name }) => {
    const word = name.replace(/(?:^r|R)outes$/, '')
    return `${word.charAt(0).toUpperCase()}${word.slice(1)}Contexts`
  })
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice === undefined) return names
  const same = tables.filter((_table, at) => names[at] === twice).map(({ name }) => name)
  throw new Failure(`the contexts of ${same.join(' and ')} would both be ${twice}: choose one with --export`)
}

function* allParts(tables: readonly WrittenTable[]): Generator<WrittenParts> {
  for (const { controllers } of tables)
    for (const actions of controllers?.values() ?? []) for (const parts of actions.values()) yield* parts
}

const interfaceText = ({ controllers }: WrittenTable, name: string, imports: Imports, shared: SharedTypes): string => {
  for (const [path, actions] of controllers ?? [])
    for (const { input } of [...actions.values()].flat())
      if (input[0] && input[0].node.type !== 'TSTypeQuery')
        throw new Failure(
          `the contexts cannot be written: no module exports the class of '${path}', whose contract says what ctx.input is: write \`export class\``,
        )
  const lines = [...(controllers ?? [])].flatMap(([path, actions]) => [
    `  readonly ${keyText(path)}: {`,
    ...[...actions].map(([action, parts]) => `    readonly ${keyText(action)}: ${contextText(parts, imports, shared)}`),
    '  }',
  ])
  return `/** The \`ctx\` of each action, by controller path and action. */
export interface ${name}${ADVICE} {
${lines.map(line => `${line}\n`).join('')}}
`
}

/** An error about a controller that an old file does not have prints the name of the interface with it. */
const ADVICE = "<_Missing = 'run `signalbox contexts`'>"

/** The union of the contexts, in the order of their texts. */
const contextText = (parts: readonly WrittenParts[], imports: Imports, shared: SharedTypes): string =>
  [...new Set(parts.map(each => oneContextText(each, imports, shared)))].sort().join(' | ')

const oneContextText = (parts: WrittenParts, imports: Imports, shared: SharedTypes): string => {
  const text = (type: TypeNode) => typeText(type, imports, '    ')
  const [state, members] = [stateOf(parts.state, imports), membersOf(parts.members, imports)]
  const given = [
    parts.params.length > 0 ? parts.params.map(quoted).join(' | ') : 'never',
    shared.get(state)?.name ?? state,
    shared.get(members)?.name ?? members,
    text(parts.kinds).replace(/\breadonly /g, ''),
  ]
  while (given.length > 0 && given.at(-1) === (given.length === 1 ? 'never' : '{}')) given.pop()
  const context = given.length > 0 ? `Context<${given.join(', ')}>` : 'Context'
  return parts.input.length === 0 ? context : `InputContext<${[context, ...parts.input.map(text)].join(', ')}>`
}
