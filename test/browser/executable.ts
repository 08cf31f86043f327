import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The file of the browser: `CHROMIUM`, which is a path or a name, or the first of the usual names on the `PATH`.
 *
 * @throws when there is none
 */
export const browserExecutable = (environment: Readonly<Record<string, string | undefined>>): string => {
  const names = environment.CHROMIUM ? [environment.CHROMIUM] : NAMES
  const folders = (environment.PATH ?? '').split(delimiter)
  const file = names
    .flatMap(name => (isAbsolute(name) ? [name] : folders.map(folder => join(folder, name))))
    .find(isExecutable)
  if (file !== undefined) return file
  throw new Error(`The browser tests need ${names.join(' or ')} on the PATH, or the path of a browser in CHROMIUM.`)
}
