/** Times answers in one process, in turn, and prints a line for each. */
import { medianWithInterval } from '../matching/measure.js'
import { line } from '../table.js'
import { shuffled } from './compared.js'

/** Answers one request. */
export type Answer = () => unknown

/** Microseconds of CPU time for each answer. */
const time = async (answer: Answer, requests: number): Promise<number> => {
  const start = process.cpuUsage()
  for (let each = 0; each < requests; each++) await answer()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / requests
}

/** The medians of rounds of so many requests, in random order. */
export const printInTurn = async (
  answers: Readonly<Record<string, Answer>>,
  rounds: number,
  requests: number,
): Promise<void> => {
  const figures = new Map(Object.keys(answers).map(name => [name, [] as number[]]))
  for (let round = 0; round <= rounds; round++)
    for (const [name, answer] of shuffled(Object.entries(answers))) {
      const figure = await time(answer, requests)
      if (round > 0) figures.get(name)?.push(figure) // the first round compiles
    }
  line(['one request', 'us, median', '95 % interval'])
  line(['---', '---', '---'])
  for (const [name, all] of figures) {
    const [median, from, to] = medianWithInterval(all)
    line([name, median.toFixed(2), `${from.toFixed(2)} to ${to.toFixed(2)}`])
  }
}
