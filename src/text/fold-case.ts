/**
 * A text for comparisons that ignore case. It has the length of the given one, so that a position in one of them is the
 * same in the other. A letter whose lower case is longer, such as `İ`, or is another letter's, as for the Kelvin sign, is
 * left as it is.
 *
 * @example foldCase('/Places/CAFÉ') // '/places/café'
 */
export const foldCase = (text: string): string => {
  if (!/[A-Z\u0080-\uffff]/.test(text)) return text
  if (!/[\u0080-\uffff]/.test(text)) return text.toLowerCase()
  return Array.from(text, foldCharacter).join('')
}

/** By itself, because the lower case of a sigma depends on its neighbours. */
const foldCharacter = (character: string): string => {
  const lower = character.toLowerCase()
  const isAscii = (each: string) => each < '\u0080'
  return lower.length === character.length && isAscii(lower) === isAscii(character) ? lower : character
}
