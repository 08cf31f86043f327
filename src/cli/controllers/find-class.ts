/** Finds the class of a file by reading its text. */
import { type ParserPlugin, parse } from '@babel/parser'
import { bothMessage, chooseClass, ruleMessage } from '../../controller/module-class.js'
import { type Export, type Exports, exportsOf } from './exports.js'

/** What `findClass` finds in the file of a controller. */
type FoundClass =
  /** The name under which the file exports its class; it may be `default`. */
  | { readonly found: 'class'; readonly name: string }
  /** The base class of other controllers. It is abstract, so the registry leaves it out. */
  | { readonly found: 'base' }
  /** No class, or more than one. `problem` continues a sentence that begins with the name of the file. */
  | { readonly found: 'problem'; readonly problem: string }

const PLUGINS: ParserPlugin[] = ['decorators', 'decoratorAutoAccessors']

/**
 * Finds the class in the text of a controller's file, by the rule of `chooseClass`. `file` is the name of the file,
 * whose extension decides whether the text is parsed as TypeScript or as JavaScript. The text is never run.
 *
 * @example findClass('export class Rooms {}', 'rooms-controller.ts', 'RoomsController') // { found: 'class', name: 'Rooms' }
 */
export function findClass(text: string, file: string, expected: string): FoundClass {
  try {
    const plugins: ParserPlugin[] = [file.endsWith('ts') ? 'typescript' : 'jsx', ...PLUGINS]
    // Recover from errors that leave the exports clear. The compiler reports them, and it may even accept the code.
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
  const isSame = (one: Export, other: Export) => one.local === other.local
  const choice = chooseClass(classOf('default'), classOf(expected), classes, isSame)
  if ('chosen' in choice)
    return choice.chosen.kind === 'abstract class' ? { found: 'base' } : { found: 'class', name: choice.chosen.name }

  if (choice.problem === 'both') return { found: 'problem', problem: `exports ${bothMessage(expected)}` }
  if (choice.problem === 'no class' && all.some(({ kind }) => kind === 'abstract class')) return { found: 'base' }
  const list = [...all.map(({ name, kind }) => `${name} (${kind})`), ...unnamed].join(', ')
  return { found: 'problem', problem: `exports ${ruleMessage(list === '' ? 'nothing' : list, expected)}` }
}

/** An unknown value counts as a class, because it is the default export or has the name of the controller's class. */
const mayBeClass = ({ kind }: Export): boolean => ['class', 'abstract class', 'unknown value'].includes(kind)
