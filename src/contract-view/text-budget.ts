/** How long a text may become that is put together from parts: the work ends with it. */

const MAX_CHARACTERS = 10_000

/** What is left of the length of a text. */
export class TextBudget {
  #left = MAX_CHARACTERS
  #isSpent = false

  /** Whether something was left out. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /** Takes the characters of a text. Returns as much of it as is left. */
  take(text: string): string {
    if (text.length <= this.#left) {
      this.#left -= text.length
      return text
    }
    const taken = text.slice(0, this.#left)
    this.#left = 0
    return this.cut(`${taken}…`)
  }

  /** Says that something is left out, for which a text stands. */
  cut(text: string): string {
    this.#isSpent = true
    return text
  }

  /** Writes each of several parts until nothing is left, and `more` in place of the others. A part takes a character itself. */
  each<Part>(parts: readonly Part[], write: (part: Part) => string, more: string): string[] {
    const texts: string[] = []
    for (const part of parts) {
      if (this.#left === 0) {
        texts.push(this.cut(more))
        break
      }
      this.#left--
      texts.push(write(part))
    }
    return texts
  }
}
