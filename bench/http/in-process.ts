import { once } from 'node:events'
import { median } from '../matching/measure.js'
import { line } from '../table.js'
import { names, streams } from './apps.js'
import { compared, shown, shuffled } from './compared.js'
import { startChild } from './start-child.js'

/** Rounds that are not counted, until the code of every application is optimized. */
const WARM_UP = 30

/** By application, in the order of `names`: microseconds per request, one number for each round. */
type Times = readonly (readonly number[])[]

/**
 * Starts each application in a process of its own; in one process they would share Koa's code and what the compiler has
 * learned about it. Rounds are in random order, and short, so that a slow moment of the machine affects all applications.
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

/** As over loopback, the intervals are those of the medians of several starts, not of rounds. */
export const inProcess = async (stream: string, count: number, rounds: number): Promise<void> => {
  const starts: Times[] = []
  for (let each = 0; each < count; each++) starts.push(await oneStart(stream, rounds))
  const requests = streams[stream]?.length
  console.log(`\n#### In-process, ${stream}, ${count} starts, ${rounds} rounds of ${requests} requests in each\n`)
  line([
    'application',
    'us per request',
    'more than bare Koa',
    'the same, fastest start',
    'more than signalbox',
    'signalbox is',
  ])
  line(Array(6).fill('---'))
  const own = names.indexOf('signalbox')
  for (const [each, name] of names.entries()) {
    /** For each start, the median difference to another application in the same round. */
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
