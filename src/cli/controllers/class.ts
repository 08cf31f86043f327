import { type ParserPlugin, parse } from '@babel/parser'
import { type Exported, exportsOf } from './exports.js'

/** What a controller's file gives the registry. */
export type ControllerExport =
  /** The export that is its class: `'default'`, or a name. */
  | { readonly found: 'class'; readonly name: string }
  /** An abstract class, the base of others: it cannot be constructed, so its file is left alone. */
  | { readonly found: 'base' }
  | { readonly found: 'problem'; readonly problem: string }

const PLUGINS: ParserPlugin[] = ['decorators', 'decoratorAutoAccessors']

/**
 * The class of a controller's file, by its text alone: nothing of it runs. It is the default export or the one of the
 * expected name, else the only exported class. Takes the file's name for its language.
 *
 * @example controllerExport('export class Rooms {}', 'rooms-controller.ts', 'RoomsController') // { found: 'class', name: 'Rooms' }
 */
export function controllerExport(text: string, file: string, expected: string): ControllerExport {
  try {
    const plugins: ParserPlugin[] = [file.endsWith('ts') ? 'typescript' : 'jsx', ...PLUGINS]
    // Errors that leave the exports clear are the compiler's to tell; some are none to it (decorators on parameters).
    const { byName, more } = exportsOf(parse(text, { sourceType: 'module', errorRecovery: true, plugins }).program.body)
    return chosenExport(byName, more, expected)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { found: 'problem', problem: `cannot be parsed: ${error.message}` }
  }
}

function chosenExport(
  exports: ReadonlyMap<string, Exported>,
  more: readonly string[],
  expected: string,
): ControllerExport {
  const all = [...exports].map(([name, exported]) => ({ name, ...exported }))
  const named = [expected, 'default'].flatMap(name => all.filter(each => each.name === name && mayBeClass(each)))
  const [one, other] = named
  if (other && one?.local !== other.local)
    return { found: 'problem', problem: `exports both ${expected} and another default: only one of them may be there` }
  if (one) return one.kind === 'abstract class' ? { found: 'base' } : { found: 'class', name: one.name }

  const ofKind = (kind: Exported['kind']) => all.filter(each => each.kind === kind).map(({ name }) => name)
  const [only, ...rest] = ofKind('class')
  if (only !== undefined && rest.length === 0) return { found: 'class', name: only }
  if (only === undefined && ofKind('abstract class').length > 0) return { found: 'base' }
  const list = [...all.map(({ name, kind }) => `${name} (${kind})`), ...more].join(', ')
  const rule = `a controller is the default export, ${expected} or the only exported class`
  return { found: 'problem', problem: `exports ${list === '' ? 'nothing' : list}: ${rule}` }
}

/** A value of which its own file does not tell what it is counts where its name says that it is the controller. */
const mayBeClass = ({ kind }: Exported): boolean => ['class', 'abstract class', 'value'].includes(kind)
