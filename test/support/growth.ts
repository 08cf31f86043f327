/** Compares the work for two sizes, as `countSteps` counts it. */
import { countSteps } from './count-steps.js'

/** How many times as many steps the larger of two sizes takes, after a first run that prepares what is prepared once. */
export const growthOf = async (
  small: number,
  large: number,
  prepare: (size: number) => () => unknown,
): Promise<number> => {
  await prepare(small)()
  const [before, after] = [await countSteps(prepare(small)), await countSteps(prepare(large))]
  return after / before
}

export const listOf = (length: number): number[] => Array.from({ length }, (_, at) => at)
