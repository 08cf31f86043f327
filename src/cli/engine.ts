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
  /** Where a function begins: at its parameters, or for a class at its constructor. */
  placeOf(value: Function): FunctionPlace | undefined
  /** Where a class gives its instances a property. */
  fieldPlaceOf(controller: Function, name: string): FunctionPlace | undefined
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
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => {
    if (url !== '' && !url.startsWith('node:')) urls.set(scriptId, url)
  })
  session.post('Debugger.enable')

  const locationOf = (value: Function): Debugger.Location | undefined => {
    // The names of the protocol's results, which is asked by text; within one thread it answers at once.
    const ask = <Result>(method: string, params: object): Result | undefined => {
      let result: Result | undefined
      session.post(method, params, (_error, answer) => {
        result = answer as Result
      })
      return result
    }
    Object.defineProperty(globalThis, ASKED, { value, configurable: true })
    try {
      const expression = `globalThis[${JSON.stringify(ASKED)}]`
      const objectId = ask<Runtime.EvaluateReturnType>('Runtime.evaluate', { expression })?.result.objectId
      const properties =
        objectId && ask<Runtime.GetPropertiesReturnType>('Runtime.getProperties', { objectId, ownProperties: true })
      if (!properties) return undefined
      return properties.internalProperties?.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value
    } finally {
      Reflect.deleteProperty(globalThis, ASKED)
    }
  }

  const placeOf = (value: Function): FunctionPlace | undefined => {
    const location = locationOf(value)
    const script = location && scriptOf(location.scriptId)
    return location && script && { script, line: location.lineNumber, column: location.columnNumber ?? 0 }
  }

  const scriptOf = (id: string): Script | undefined => {
    const url = urls.get(id)
    if (url === undefined) return undefined
    const known = scripts.get(id)
    if (known) return known
    const text = textOf(id)
    const script = { id, url, mapUrl: MAP.exec(text)?.[1], wrapper: WRAPPER.exec(text)?.[0].length ?? 0 }
    scripts.set(id, script)
    return script
  }

  const textOf = (scriptId: string): string => {
    let text = ''
    session.post('Debugger.getScriptSource', { scriptId }, (_error, { scriptSource }) => {
      text = scriptSource
    })
    return text
  }

  return {
    placeOf,
    fieldPlaceOf: (controller, name) => {
      const place = placeOf(controller)
      if (!place) return undefined
      const [text, written] = [textOf(place.script.id), String(controller)]
      const field = fieldAt(written, name)
      const start = text.indexOf(written)
      if (field === -1 || start === -1) return undefined
      const lines = text.slice(0, start + field).split('\n')
      return { script: place.script, line: lines.length - 1, column: lines.at(-1)?.length ?? 0 }
    },
  }
}

/**
 * The last comment of a text that names a source map. The engine's own reading of it is not enough: what jiti takes from
 * its cache has another comment behind it on the line, and then the engine finds none.
 */
const MAP = /^\/\/[#@] sourceMappingURL=(\S+)(?![\s\S]*^\/\/[#@] sourceMappingURL=)/m
/** The function that jiti puts a module in. */
const WRAPPER = /^\((?:async )?function \([^)]*\bjitiImport\b[^)]*\) ?\{ ?/

/** Where the text of a class has a field `name = …`, `'name' = …`, `this.name = …`, or what compilers make of one: `this, "name", …`. */
const fieldAt = (text: string, name: string): number => {
  const word = name.replace(/[^\p{ID_Continue}]/gu, '\\$&')
  const found = new RegExp(`(?:[;{}\\s.]|this,\\s*)(["'\`]?)(?<name>${word})\\1\\s*(?:,|=(?![=>]))`, 'du').exec(text)
  return found?.indices?.groups?.name?.[0] ?? -1
}
