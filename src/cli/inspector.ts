import type { Debugger, Runtime, Session } from 'node:inspector'

/** A script that the engine has compiled. */
export interface Script {
  readonly id: string
  readonly url: string
  readonly mapUrl: string | undefined
}

/** A place in a script, line and column from 0. */
export interface FunctionPlace {
  readonly script: Script
  readonly line: number
  readonly column: number
}

export interface Inspector {
  /** Where a function begins: at its parameters, or for a class at its constructor. */
  placeOf(value: Function): FunctionPlace | undefined
  /** Where a class gives its instances a property. */
  fieldPlaceOf(controller: Function, name: string): FunctionPlace | undefined
}

/** The engine's inspector, on this process itself. `undefined` in a Node that was built without it. */
export const openInspector = async (): Promise<Inspector | undefined> => {
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

const inspect = (session: Session): Inspector => {
  const scripts = new Map<string, Script>()
  session.on('Debugger.scriptParsed', ({ params: { scriptId: id, url, sourceMapURL: mapUrl } }) => {
    if (url !== '' && !url.startsWith('node:')) scripts.set(id, { id, url, mapUrl })
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
    const script = scripts.get(location?.scriptId ?? '')
    return location && script && { script, line: location.lineNumber, column: location.columnNumber ?? 0 }
  }

  const textOf = ({ id: scriptId }: Script): string => {
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
      const [text, written] = [textOf(place.script), String(controller)]
      const field = fieldAt(written, name)
      const start = text.indexOf(written)
      if (field === -1 || start === -1) return undefined
      const lines = text.slice(0, start + field).split('\n')
      return { script: place.script, line: lines.length - 1, column: lines.at(-1)?.length ?? 0 }
    },
  }
}

/** Where the text of a class has a field `name = …`, `'name' = …`, `this.name = …`, or what compilers make of one: `this, "name", …`. */
const fieldAt = (text: string, name: string): number => {
  const word = name.replace(/[^\p{ID_Continue}]/gu, '\\$&')
  const found = new RegExp(`(?:[;{}\\s.]|this,\\s*)(["'\`]?)(?<name>${word})\\1\\s*(?:,|=(?![=>]))`, 'du').exec(text)
  return found?.indices?.groups?.name?.[0] ?? -1
}
