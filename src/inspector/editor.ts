/** Links that open a place of the source in an editor. */

import { pathToFileURL } from 'node:url'
import type { Source } from '../locate/source.js'

/** By its name, the link of an editor. The path begins with a slash, and is escaped. */
const EDITORS = {
  vscode: (path, line) => `vscode://file${path}:${line}`,
  'vscode-insiders': (path, line) => `vscode-insiders://file${path}:${line}`,
  vscodium: (path, line) => `vscodium://file${path}:${line}`,
  cursor: (path, line) => `cursor://file${path}:${line}`,
  windsurf: (path, line) => `windsurf://file${path}:${line}`,
  zed: (path, line) => `zed://file${path}:${line}`,
  webstorm: (path, line) => `webstorm://open?file=${path}&line=${line}`,
  idea: (path, line) => `idea://open?file=${path}&line=${line}`,
} as const satisfies Readonly<Record<string, (path: string, line: number) => string>>

/**
 * An editor that opens links, by its name; or a function that makes the link of a file and a line. `false` shows places without links.
 *
 * @example const inContainer: InspectorEditor = (file, line) => `vscode://file${file.replace('/app', '/home/ada/app')}:${line}`
 */
export type InspectorEditor = keyof typeof EDITORS | ((this: void, file: string, line: number) => string) | false

/** The link of a place; `undefined` for none. */
export type LinkTo = (place: Source) => string | undefined

export const linksOf = (editor: InspectorEditor): LinkTo => {
  if (editor === false) return () => undefined
  if (typeof editor === 'function') return ({ file, line }) => editor(file, line)
  return ({ file, line }) => EDITORS[editor](pathToFileURL(file).pathname, line)
}

/** What is wrong with the option `editor`, or `undefined`. */
export const editorProblem = (editor: unknown): string | undefined => {
  const isEditor =
    editor === undefined ||
    editor === false ||
    typeof editor === 'function' ||
    (typeof editor === 'string' && Object.hasOwn(EDITORS, editor))
  return isEditor ? undefined : `editor must be ${NAMES}, a function or false, not ${String(editor)}`
}

const NAMES = Object.keys(EDITORS)
  .map(name => `'${name}'`)
  .join(', ')
