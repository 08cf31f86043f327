/** Says how two modules of contexts differ. */
import { moduleDifference } from '../written-module.js'

/** How many actions are named. */
const MOST = 3

/**
 * Says in a few words how the current text of a module differs from the wanted one; `undefined` if it does not.
 *
 * @example difference(current, wanted) // 'is missing V1/Places#show and differs in V1/Places#index'
 */
export const difference = (current: string, wanted: string): string | undefined =>
  moduleDifference(current, wanted, contextsIn, MOST)

/** The text of each context by its target. */
const contextsIn = (text: string): ReadonlyMap<string, string> => {
  const contexts = new Map<string, string>()
  let path = ''
  for (const [, controller, action, context = ''] of text.matchAll(
    /^ {2}readonly (.+): \{$|^ {4}readonly (.+?): ((?:.|\n {5,}|\n {4}\})*)$/gm,
  )) {
    if (controller !== undefined) path = unquoted(controller)
    else if (action !== undefined) contexts.set(`${path}#${unquoted(action)}`, context)
  }
  return contexts
}

const unquoted = (key: string): string => key.replaceAll(/^'|'$/g, '')
