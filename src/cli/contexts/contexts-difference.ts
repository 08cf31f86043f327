/** Says how two modules of contexts differ. */

/** How many actions are named. */
const MOST = 3

/**
 * Says in a few words how the current text of a module differs from the wanted one; `undefined` if it does not. Line endings are
 * ignored, because git may change them in a checkout.
 *
 * @example difference(current, wanted) // 'is missing V1/Places#show and differs in V1/Places#index'
 */
export const difference = (current: string, wanted: string): string | undefined => {
  const [have, want] = [withLineFeeds(current), withLineFeeds(wanted)]
  if (have === want) return undefined
  const [has, wants] = [contextsIn(have), contextsIn(want)]
  const missing = [...wants.keys()].filter(target => !has.has(target))
  const extra = [...has.keys()].filter(target => !wants.has(target))
  const changed = [...wants].flatMap(([target, text]) => (has.has(target) && has.get(target) !== text ? [target] : []))
  const parts = Object.entries({ 'is missing': missing, 'has extra': extra, 'differs in': changed })
    .filter(([, targets]) => targets.length > 0)
    .map(([what, targets]) => `${what} ${listOf(targets)}`)
  if (parts.length > 0) return parts.join(' and ')
  const [haveLines, wantLines] = [have.split('\n'), want.split('\n')]
  const at = wantLines.findIndex((line, index) => line !== haveLines[index])
  return `differs at line ${(at === -1 ? wantLines.length : at) + 1}`
}

const listOf = (targets: readonly string[]): string =>
  targets.length > MOST ? `${targets.slice(0, MOST).join(', ')} and ${targets.length - MOST} more` : targets.join(', ')

const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n')

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
