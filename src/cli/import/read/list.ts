/** Reads a plain list: `METHOD /path handler +middleware` on each line, or an array of such routes as JSON. */
import { camelCase, pascalCase } from '../../../text/case.js'
import { Failure, messageOf, oneLine } from '../../output.js'
import { actionOf, type Reading, type Row } from '../reading.js'

/**
 * Reads a list. Empty lines and lines that begin with `#` are left out.
 *
 * @throws {Failure} for a line that is no route, with its number.
 */
export const readList = (text: string, name: string): Reading => ({
  syntax: 'path-to-regexp',
  rows: text.trimStart().startsWith('[') ? rowsInJson(text, name) : rowsInLines(text, name),
  skipped: [],
})

const LINE = /^([A-Za-z]+(?:[|,][A-Za-z]+)*)\s+([/*(:]\S*)(?:\s+([^+\s].*?))?((?:\s+\+.*)?)$/

const rowsInLines = (text: string, name: string): readonly Row[] =>
  text.split(/\r?\n/).flatMap((line, at) => {
    if (line.trim() === '' || line.trim().startsWith('#')) return []
    const [, methods = '', path = '', handler, middlewares = ''] = LINE.exec(line.trim()) ?? []
    if (path === '')
      throw new Failure(
        `${name}:${at + 1}: write METHOD /path handler +middleware, not '${oneLine(line).slice(0, 60)}'`,
      )
    const use = middlewares.split(/\s+\+/).slice(1)
    return methods.split(/[|,]/).map(method => ({ method: methodOf(method), path, use, ...answerOf(handler) }))
  })

const methodOf = (method: string): string => (/^(?:any|all)$/i.test(method) ? 'ALL' : method.toUpperCase())

/** A handler such as `Places#show` is a controller and an action, which bind. */
const answerOf = (handler: string | undefined): Pick<Row, 'controller' | 'action' | 'handler'> => {
  if (handler === undefined) return {}
  const [, controller, action] = /^([A-Za-z][\w/-]*)#([A-Za-z][\w-]*)$/.exec(handler) ?? []
  if (controller === undefined || action === undefined) return { handler, action: actionOf(handler) }
  return { handler, controller: controllerPathOf(controller), action: camelCase<string>(action) }
}

/** `admin/user_settings` -> `Admin/UserSettings`. */
export const controllerPathOf = (text: string): string =>
  text
    .split('/')
    .map(pascalCase<string>)
    .join('/')

const rowsInJson = (text: string, name: string): readonly Row[] => {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch (error) {
    throw new Failure(oneLine(`${name} is no JSON: ${messageOf(error)}`))
  }
  // what begins with `[` and can be parsed is a list
  return [list].flat().map((each, at) => {
    const row = rowIn(each)
    if (row) return row
    throw new Failure(
      `${name}: route ${at + 1} needs a method and a path, as in { "method": "GET", "path": "/places" }`,
    )
  })
}

const rowIn = (value: unknown): Row | undefined => {
  if (typeof value !== 'object' || value === null) return undefined
  // a list of any program: each member is checked
  const { method, path, handler, controller, action, use, patterns, constraints } = value as Record<string, unknown>
  if (typeof method !== 'string' || typeof path !== 'string' || path === '') return undefined
  const answer = answerOf(textIn(handler))
  return {
    method: methodOf(method),
    path,
    handler: textIn(handler),
    controller: textIn(controller) ?? answer.controller,
    action: answer.action ?? textIn(action),
    use: Array.isArray(use) ? use.map(String) : [],
    patterns: textsIn(patterns ?? constraints),
  }
}

const textIn = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

const textsIn = (value: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(value ?? {}).map(([name, text]) => [name, String(text)]))
