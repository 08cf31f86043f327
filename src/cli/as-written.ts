/** Remembers the texts of the files that this process has written: a watcher need not react to them. */
import { readFileSync } from 'node:fs'

const texts = new Map<string, string>()

export const rememberText = (path: string, text: string): void => void texts.set(path, text)

/** Whether a file has the text that this process has written last. */
export const isAsWritten = (path: string): boolean => {
  const text = texts.get(path)
  try {
    return text !== undefined && readFileSync(path, 'utf8') === text
  } catch {
    return false // it is not there
  }
}
