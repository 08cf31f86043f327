/** Where a function is written. Only V8 knows that, and Node's inspector is the way to ask it. */

import type { Debugger, Runtime, Session } from 'node:inspector'

/** Where a function begins in a script that was loaded from a file. */
export interface FunctionLocation {
  /** The URL of the file. */
  readonly url: string
  /** From 0, as is the column. */
  readonly line: number
  readonly column: number
  /** Reads the script, as Node runs it. */
  readonly readScript: () => string
}

/**
 * Finds where a function begins: at its parameters, and a class at its constructor or else at its first line. It gives
 * `undefined` for a function that no file holds (native, bound, compiled from a string), and for anything but a function.
 */
export type LocateFunction = (value: unknown) => FunctionLocation | undefined

/** Connects to the inspector of this process. A Node that is built without one finds no function. */
export const createLocateFunction = async (): Promise<LocateFunction> => {
  const session = await connect()
  if (!session) return () => undefined
  const urls = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => urls.set(scriptId, url))
  session.post('Debugger.enable') // this reports the scripts that are loaded already, too
  return value => {
    const { scriptId = '', lineNumber = 0, columnNumber = 0 } = locationOf(session, value) ?? {}
    const url = urls.get(scriptId)
    if (!url?.startsWith('file:')) return undefined
    const readScript = () =>
      ask<Debugger.GetScriptSourceReturnType>(session, 'Debugger.getScriptSource', { scriptId }).scriptSource
    return { url, line: lineNumber, column: columnNumber, readScript }
  }
}

const connect = async (): Promise<Session | undefined> => {
  try {
    const { Session } = await import('node:inspector')
    const session = new Session()
    session.connect()
    return session
  } catch {
    return undefined
  }
}

/** The global name under which the inspector finds the function: it takes expressions, not values. */
const NAME = 'signalbox: the function to locate'

const locationOf = (session: Session, value: unknown): Debugger.Location | undefined => {
  if (typeof value !== 'function') return undefined
  Object.defineProperty(globalThis, NAME, { value, configurable: true })
  try {
    const expression = `globalThis['${NAME}']`
    const { objectId } = ask<Runtime.EvaluateReturnType>(session, 'Runtime.evaluate', { expression }).result
    const { internalProperties } = ask<Runtime.GetPropertiesReturnType>(session, 'Runtime.getProperties', { objectId })
    return internalProperties?.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value
  } finally {
    Reflect.deleteProperty(globalThis, NAME)
  }
}

/** Within one thread, the inspector answers before `post` returns. */
const ask = <Answer>(session: Session, method: string, params: object): Answer => {
  let answer: unknown
  session.post(method, params, (_error, result) => {
    answer = result
  })
  return answer as Answer // the types of the answers are Node's own, by the name of the method
}
