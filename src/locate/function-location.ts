/** Finds where a function is defined. Only V8 knows this, and `node:inspector` gives access to it. */

import type { Debugger, Runtime, Session } from 'node:inspector'

/** The place where a function begins, in a script that was loaded from a file. */
interface FunctionLocation {
  readonly url: string
  /** Lines and columns are counted from 0. */
  readonly line: number
  readonly column: number
  /** Returns the text of the script that Node runs, which may have been compiled from another file. */
  readonly readScript: () => string
}

/**
 * Finds where a function begins. The place is the parameter list of a function; for a class, it is the constructor, or
 * the first line if it has none. Returns `undefined` for a function without a file (native, bound or compiled from a
 * string), and for a value that is not a function.
 */
type LocateFunction = (value: unknown) => FunctionLocation | undefined

/** Connects to the inspector of this process until `disconnect` is called. If Node was built without one, no function is found. */
export const createLocateFunction = async (): Promise<{ locate: LocateFunction; disconnect: () => void }> => {
  const session = await connect()
  if (!session) return { locate: () => undefined, disconnect: () => {} }
  const urls = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => urls.set(scriptId, url))
  session.post('Debugger.enable') // also reports the scripts that are loaded already
  const locate: LocateFunction = value => {
    const { scriptId = '', lineNumber = 0, columnNumber = 0 } = locationOf(session, value) ?? {}
    const url = urls.get(scriptId)
    if (!url?.startsWith('file:')) return undefined
    const readScript = () =>
      ask<Debugger.GetScriptSourceReturnType>(session, 'Debugger.getScriptSource', { scriptId }).scriptSource
    return { url, line: lineNumber, column: columnNumber, readScript }
  }
  return { locate, disconnect: () => session.disconnect() }
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

/** The inspector evaluates expressions, not values, so for a moment the function is a global with this name. */
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

/** Asks the inspector. Within one thread, it answers before `post` returns. */
const ask = <Answer>(session: Session, method: string, params: object): Answer => {
  let answer: unknown
  session.post(method, params, (_error, result) => {
    answer = result
  })
  return answer as Answer // callers name the type that Node declares for the answer to `method`
}
