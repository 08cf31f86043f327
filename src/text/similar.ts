/** Guesses the name that a misspelt one stands for. Only the run time compares letters: in a type, that would cost too much. */

/** An error message with a name that was perhaps meant, where there is one. */
export type GuessMessage<Message extends string, Guess extends string> = [Guess] extends [never]
  ? Message
  : MeantMessage<Message, Guess>
export const guessMessage = (message: string, guess: string | undefined): string =>
  guess === undefined ? message : meantMessage(message, guess)

type MeantMessage<Message extends string, Guess extends string> = ReturnType<typeof meantMessage<Message, Guess>>
const meantMessage = <Message extends string, Guess extends string>(message: Message, guess: Guess) =>
  `${message}: did you mean '${guess}'?` as const

/** An error message with the one of several names that was perhaps meant by another value, where there is one. */
export const guessAmong = (message: string, given: unknown, names: Iterable<string>): string =>
  typeof given === 'string' ? guessMessage(message, mostSimilar(given, names)) : message

/**
 * The name that is most like another one, or `undefined` where none is: a name of three letters may have one change, one of seven
 * two, and a longer one three. The case of letters does not count.
 *
 * @example mostSimilar('abuot', ['index', 'about']) // 'about'
 */
export const mostSimilar = (given: string, names: Iterable<string>): string | undefined => {
  let least = Math.min(3, Math.floor((given.length + 1) / 4)) + 1
  let found: string | undefined
  for (const name of new Set(names)) {
    if (name === given || Math.abs(name.length - given.length) >= least) continue
    const changes = changesBetween(given.toLowerCase(), name.toLowerCase())
    if (changes >= least) continue
    least = changes
    found = name
  }
  return found
}

/**
 * How many letters differ: added, left out, replaced, or swapped with the next one.
 *
 * @see https://en.wikipedia.org/wiki/Damerau%E2%80%93Levenshtein_distance
 */
const changesBetween = (one: string, other: string): number => {
  let before: readonly number[] = []
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [y, letter] of [...one].entries()) {
    const next = [y + 1]
    for (const [x, otherLetter] of [...other].entries()) {
      const isSwapped = x > 0 && y > 0 && letter === other[x - 1] && one[y - 1] === otherLetter
      next.push(
        Math.min(
          at(row, x) + (letter === otherLetter ? 0 : 1),
          at(row, x + 1) + 1,
          at(next, x) + 1,
          isSwapped ? at(before, x - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = row
    row = next
  }
  return at(row, other.length)
}
const at = (row: readonly number[], index: number): number => row[index] ?? 0
