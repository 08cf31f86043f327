/** Finds error messages among the patterns of the page, such as `<call> needs the controller '<path>', …`. */
import { isMessageOf } from '../../../test/support/message-patterns.js'

/** Words in quotes come from code: a search leaves them out where nothing has all words. */
const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean)

/** What the compiler, Node, the command line and editors print before a message. */
const BEFORE =
  /^(?:signalbox: |Uncaught |\w*Error(?: \[\w+\])?: |error TS\d+: |\S.*?\(\d+,\d+\): |\S.*?:\d+:\d+(?: -|:) |\S* cannot be loaded: )/
/** What they print after it: a stack, the code of an error, the line of a file. The box has removed the ends of lines. */
const AFTER = /\n.*| {4}at .*|\s*ts\(\d+\)$|\s*\([^() ]+:\d+\)$/gs
/** One message or several, as the compiler prints them: `… parameter of type '"<message>" | "<message>"'.` */
const TYPES = / type '((?:"(?:[^"\\]|\\.)+"(?: \| )?)+)'/g
const TEXT = /"((?:[^"\\]|\\.)+)"/g

/** What a reader pastes, with less and less of what is printed around the message. */
const messagesIn = (pasted: string): readonly string[] => {
  let message = pasted.replace(AFTER, '')
  const found = [pasted, message]
  while (BEFORE.test(message)) {
    message = message.replace(BEFORE, '')
    found.push(message)
  }
  const texts = [...pasted.matchAll(TYPES)].flatMap(([, types = '']) => [...types.matchAll(TEXT)])
  return [...found, message.replace(/\.$/, ''), ...texts.map(([, text = '']) => text.replace(/\\(["\\])/g, '$1'))]
}

/**
 * Whether an entry of the page is for what a reader looks for: a whole message, also as the compiler or Node prints it, or words
 * of the entry.
 */
export const search = (searched: string): ((entry: { readonly pattern: string; readonly text: string }) => boolean) => {
  const messages = messagesIn(searched.trim())
  const words = wordsOf(searched.trim())
  return ({ pattern, text }) =>
    messages.some(isMessageOf(pattern)) || words.every(word => `${pattern} ${text}`.toLowerCase().includes(word))
}
