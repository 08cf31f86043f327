/** Counts calls of functions: what a program does, and not how long a machine takes for it. */
import { Session } from 'node:inspector/promises'

/** How often the functions of a script are called while something runs. `script` is a part of its address. */
export const callsIn = async (script: string, run: () => Promise<unknown>): Promise<number> => {
  const session = new Session()
  session.connect()
  try {
    await session.post('Profiler.enable')
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    await run()
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const functions = result.filter(({ url }) => url.includes(script)).flatMap(each => each.functions)
    return functions.reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0)
  } finally {
    session.disconnect()
  }
}
