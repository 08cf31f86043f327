/** What the engine of this process knows of its functions, asked through Node's inspector. */

import type { Debugger, Runtime, Session } from 'node:inspector'

/** A script that the engine has compiled. */
export interface Script {
  readonly id: string
  readonly url: string
  /** The address of its source map, or `undefined`. */
  readonly mapUrl: string | undefined
  /** The characters before its own first one: a loader's wrapper, of which its source map knows nothing. */
  readonly wrapper: number
}

/** A place in a script, line and column from 0. */
export interface FunctionPlace {
  readonly script: Script
  readonly line: number
  readonly column: number
}

/** What the engine knows of the functions of this process. */
export interface Engine {
  /** Where a function begins: at its parameters, or for a class at its constructor. Nothing but functions has a place. */
  placeOf(value: unknown): FunctionPlace | undefined
  /** Where a class gives its instances a property. */
  fieldPlaceOf(controller: unknown, name: string): FunctionPlace | undefined
}

/** The engine's inspector, on this process itself. `undefined` in a Node that was built without it. */
export const openEngine = async (): Promise<Engine | undefined> => {
  try {
    const { Session } = await import('node:inspector')
    const session = new Session()
    session.connect()
    return inspect(session)
  } catch {
    return undefined
  }
}

/** Where the protocol finds the function that is asked for. */
const ASKED = 'signalbox: the function to be located'

const inspect = (session: Session): Engine => {
  const urls = new Map<string, string>()
  const scripts = new Map<string, Script>()
  // Node gives the paths of files as URLs. What else there is has no file: Node's own scripts, and texts that were compiled.
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => {
    if (url.startsWith('file:')) urls.set(scriptId, url)
  })
  session.post('Debugger.enable')

  // The names of the protocol's results, which is asked by text; within one thread it answers at once.
  const ask = <Result>(method: string, params: object): Result => {
    let result: unknown
    session.post(method, params, (_error, answer) => {
      result = answer
    })
    return result as Result
  }

  const locationOf = (value: unknown): Debugger.Location | undefined => {
    Object.defineProperty(globalThis, ASKED, { value, configurable: true })
    try {
      const expression = `globalThis[${JSON.stringify(ASKED)}]`
      const { objectId } = ask<Runtime.EvaluateReturnType>('Runtime.evaluate', { expression }).result
      if (objectId === undefined) return undefined
      const { internalProperties } = ask<Runtime.GetPropertiesReturnType>('Runtime.getProperties', { objectId })
      return internalProperties?.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value
    } finally {
      Reflect.deleteProperty(globalThis, ASKED)
    }
  }

  const placeOf = (value: unknown): FunctionPlace | undefined => {
    const location = locationOf(value)
    if (!location) return undefined
    const script = scriptOf(location.scriptId)
    return script && { script, line: location.lineNumber, column: location.columnNumber ?? 0 }
  }

  const scriptOf = (id: string): Script | undefined => {
    const url = urls.get(id)
    if (url === undefined) return undefined
    const known = scripts.get(id)
    if (known) return known
    const text = textOf(id)
    const script = { id, url, mapUrl: mapUrlOf(text), wrapper: WRAPPER.exec(text)?.[0].length ?? 0 }
    scripts.set(id, script)
    return script
  }

  const textOf = (scriptId: string): string =>
    ask<Debugger.GetScriptSourceReturnType>('Debugger.getScriptSource', { scriptId }).scriptSource

  return {
    placeOf,
    fieldPlaceOf: (controller, name) => {
      const place = placeOf(controller)
      if (!place) return undefined
      const [text, written] = [textOf(place.script.id), String(controller)]
      const field = fieldAt(written, name)
      const start = text.indexOf(written)
      if (field === -1 || start === -1) return undefined
      const before = text.slice(0, start + field)
      const line = before.split('\n').length - 1
      return { script: place.script, line, column: before.length - before.lastIndexOf('\n') - 1 }
    },
  }
}

/**
 * The source map that the last such comment of a text names. The engine's own reading of it is not enough: what jiti takes
 * from its cache has another comment behind it on the line, and then the engine finds none.
 */
const mapUrlOf = (text: string): string | undefined =>
  [...text.matchAll(/^\/\/[#@] sourceMappingURL=(\S+)/gm)].at(-1)?.[1]

/** The function that jiti puts a module in. */
const WRAPPER = /^\((?:async )?function \([^)]*\bjitiImport\b[^)]*\) \{ /

/** Where the text of a class has a field `name = …`, `'name' = …`, `this.name = …`, or what compilers make of one: `this, "name", …`. */
const fieldAt = (text: string, name: string): number => {
  const word = name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return text.search(new RegExp(`(?<=(?:[;{}\\s.]|this,\\s*)(["'\`]?))${word}\\1\\s*(?:,|=(?![=>]))`))
}
