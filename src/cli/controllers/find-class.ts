import { type ParserPlugin, parse } from '@babel/parser'
import { bothMessage, chooseClass, ruleMessage } from '../../controller/module-class.js'
import { type Exported, type Exports, exportsOf } from './exports.js'

/** What the file of a controller gives the registry. */
export type FoundClass =
  /** The name of the export that is its class, which may be `default`. */
  | { readonly found: 'class'; readonly name: string }
  /** An abstract class, which other controllers extend: it cannot be constructed, so the registry leaves it out. */
  | { readonly found: 'base' }
  | { readonly found: 'problem'; readonly problem: string }

const PLUGINS: ParserPlugin[] = ['decorators', 'decoratorAutoAccessors']

/**
 * The class in the text of a controller's file, by the rule of `chooseClass`. The file is parsed, as TypeScript or as
 * JavaScript by its name, and never run.
 *
 * @example findClass('export class Rooms {}', 'rooms-controller.ts', 'RoomsController') // { found: 'class', name: 'Rooms' }
 */
export function findClass(text: string, file: string, expected: string): FoundClass {
  try {
    const plugins: ParserPlugin[] = [file.endsWith('ts') ? 'typescript' : 'jsx', ...PLUGINS]
    // With recovery, errors after which the exports are still clear are left to the compiler, which may accept the code.
    const { body } = parse(text, { sourceType: 'module', errorRecovery: true, plugins }).program
    return foundClass(exportsOf(body), expected)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { found: 'problem', problem: `cannot be parsed: ${error.message}` }
  }
}

function foundClass({ byName, unnamed }: Exports, expected: string): FoundClass {
  const all = [...byName].map(([name, exported]) => ({ name, ...exported }))
  const classOf = (name: string) => all.find(each => each.name === name && mayBeClass(each))
  const classes = all.filter(({ kind }) => kind === 'class')
  const isSame = (one: Exported, other: Exported) => one.local === other.local
  const choice = chooseClass(classOf('default'), classOf(expected), classes, isSame)
  if ('chosen' in choice)
    return choice.chosen.kind === 'abstract class' ? { found: 'base' } : { found: 'class', name: choice.chosen.name }

  if (choice.problem === 'both') return { found: 'problem', problem: `exports ${bothMessage(expected)}` }
  if (choice.problem === 'no class' && all.some(({ kind }) => kind === 'abstract class')) return { found: 'base' }
  const list = [...all.map(({ name, kind }) => `${name} (${kind})`), ...unnamed].join(', ')
  return { found: 'problem', problem: `exports ${ruleMessage(list === '' ? 'nothing' : list, expected)}` }
}

/** A value may be a class; here, the name of its export says that it is. */
const mayBeClass = ({ kind }: Exported): boolean => ['class', 'abstract class', 'value'].includes(kind)
