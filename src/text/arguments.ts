/** How many arguments a call takes, for code that gets around the types. */

import { counted } from './messages.js'

/** The forms of a call: for each a word for each argument, the longest form last. */
export type Forms = readonly (readonly string[])[]

/**
 * What is wrong with a call that has too many arguments, or `undefined`. Without the error, it would ignore the last ones.
 *
 * @example tooManyArguments('draw', [['part']], 2) // 'it takes 1 argument, not 2: draw(part)'
 */
export const tooManyArguments = (name: string, forms: Forms, given: number): string | undefined => {
  const most = forms[forms.length - 1]?.length ?? 0
  if (given <= most) return undefined
  const shown = forms.map(words => `${name}(${words.join(', ')})`)
  const limit = `${forms.length > 1 ? 'at most ' : ''}${counted(most, 'argument')}`
  return `it takes ${limit}, not ${given}: ${[shown.slice(0, -1).join(', '), shown.at(-1)].filter(Boolean).join(' or ')}`
}
