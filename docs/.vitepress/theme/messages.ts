/** Finds error messages among the patterns of the page, such as `<call> needs the controller '<path>', …`. */
import { isMessageOf } from '../../../test/support/message-patterns.js'

/** Words in quotes come from code: a search leaves them out where nothing has all words. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** The message in what the compiler prints around it: `… parameter of type '"<message>"'.` */
const messageIn = (text: string): string => /'"([^"]+)"'\.?\s*$/.exec(text)?.[1] ?? text

/**
 * Whether an entry of the page is for what a reader looks for: a whole message, also as the compiler or Node prints it, or words
 * of the entry.
 */
export const search = (searched: string): ((entry: { readonly pattern: string; readonly text: string }) => boolean) => {
  const message = messageIn(searched.trim()).replace(/^(?:Uncaught )?\w*Error: /, '')
  const words = wordsOf(message)
  return ({ pattern, text }) =>
    isMessageOf(pattern)(message) || words.every(word => `${pattern} ${text}`.toLowerCase().includes(word))
}
