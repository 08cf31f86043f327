import { once } from 'node:events'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { names, streams } from './apps.js'
import { compared, shown, shuffled } from './compared.js'
import { startChild } from './start-child.js'

/** Rounds that are not counted, until the code of every application is optimised. */
const WARM_UP = 30

/** By application, in the order of `names`: microseconds a request, one number a round. */
type Times = readonly (readonly number[])[]

/**
 * All applications started anew, each in a process of its own: in one process they would share Koa's code and what the
 * compiler has learnt of it. Whose round it is, is drawn; rounds are short, so that a slow spell of the machine falls on all.
 */
const oneStart = async (stream: string, rounds: number): Promise<Times> => {
  const children = names.map(name => startChild('application.ts', name))
  try {
    await Promise.all(children.map(child => once(child, 'message')))
    const applications = children.map(child => ({ child, times: [] as number[] }))
    for (let round = -WARM_UP; round < rounds; round++) {
      for (const { child, times } of shuffled(applications)) {
        child.send(stream)
        const [time]: number[] = await once(child, 'message')
        if (round >= 0) times.push(time as number)
      }
    }
    return applications.map(({ times }) => times)
  } finally {
    for (const child of children) child.kill()
  }
}

/** As over loopback, the intervals are those of the medians of several starts, and not of rounds. */
export const inProcess = async (stream: string, count: number, rounds: number): Promise<void> => {
  const starts: Times[] = []
  for (let each = 0; each < count; each++) starts.push(await oneStart(stream, rounds))
  const requests = streams[stream]?.length
  console.log(`\n#### In-process, ${stream}, ${count} starts, ${rounds} rounds of ${requests} requests in each\n`)
  line(['', 'us a request', 'above bare Koa', 'the quickest start', 'above signalbox', 'signalbox is'])
  line(Array(6).fill('---'))
  const own = names.indexOf('signalbox')
  for (const [each, name] of names.entries()) {
    /** Of each start, the median of what one has above another in the same round. */
    const above = (other: number) =>
      starts.map(times =>
        median((times[each] ?? []).map((time, round) => time - (times[other]?.[round] ?? Number.NaN))),
      )
    line([
      name,
      median(starts.map(times => median(times[each] ?? []))).toFixed(2),
      each === 0 ? '0.00' : shown(above(0)),
      Math.min(...above(0)).toFixed(2),
      ...(each === own ? ['', ''] : compared(above(own))),
    ])
  }
}
