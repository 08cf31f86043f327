/**
 * Counts the steps of the library's code, so that a test can compare the work for two sizes without a clock: how often each block of
 * `src/` runs, as V8 counts for coverage, and how many elements and characters the methods of lists and texts go through.
 */
import { type Profiler, Session } from 'node:inspector'

/** Methods that go through all of what they are called on, without a callback. Those with one are counted as the callback. */
const METHODS: readonly (readonly [object, readonly PropertyKey[]])[] = [
  [
    Array.prototype,
    [
      Symbol.iterator,
      'concat',
      'includes',
      'indexOf',
      'join',
      'lastIndexOf',
      'reverse',
      'slice',
      'sort',
      'splice',
      'toSpliced',
      'with',
    ],
  ],
  [
    String.prototype,
    [Symbol.iterator, 'includes', 'indexOf', 'padEnd', 'repeat', 'replaceAll', 'split', 'toLowerCase', 'trim'],
  ],
]

/** Adds to `counter` what each call of the methods goes through. Returns a function that restores them. */
const countMethods = (counter: { steps: number }): (() => void) => {
  const restored = METHODS.flatMap(([prototype, names]) =>
    names.flatMap(name => {
      const descriptor = Object.getOwnPropertyDescriptor(prototype, name)
      if (!descriptor) return []
      const { value: method } = descriptor
      const value = function (this: { readonly length: number }, ...given: readonly unknown[]): unknown {
        counter.steps += this.length
        return Reflect.apply(method, this, given)
      }
      Object.defineProperty(prototype, name, { ...descriptor, value })
      return [() => Object.defineProperty(prototype, name, descriptor)]
    }),
  )
  const { exec } = RegExp.prototype
  RegExp.prototype.exec = function (this: RegExp, text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const match = exec.call(this, text)
    counter.steps += (match ? match.index + match[0].length : text.length) - from
    return match
  }
  return () => {
    RegExp.prototype.exec = exec
    for (const restore of restored) restore()
  }
}

/** V8 counts from here on: of what it has compiled before, it does not count every block. */
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** What has been counted since the last call. */
const takeBlocks = (): number => {
  let blocks = 0
  session.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    blocks = blocksIn(result)
  })
  return blocks
}

/**
 * The number of steps that a function takes. It is nearly the same each time: code that V8 has optimized may leave out a block. So a test
 * compares two sizes, and leaves room: of a size four times as large, fewer than eight times the steps are not their square.
 */
export const countSteps = async (run: () => unknown): Promise<number> => {
  const counter = { steps: 0 }
  takeBlocks()
  const restore = countMethods(counter)
  try {
    await run()
  } finally {
    restore()
  }
  return counter.steps + takeBlocks()
}

/** How often the blocks of `src/` ran, all together. */
const blocksIn = (scripts: readonly Profiler.ScriptCoverage[]): number => {
  let sum = 0
  for (const { url, functions } of scripts)
    if (url.includes('/src/') && !url.includes('/node_modules/'))
      for (const { ranges } of functions) for (const { count } of ranges) sum += count
  return sum
}
