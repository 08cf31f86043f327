/** What the application is called, for the title of the page. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The name in the `package.json` of the working directory, if that has one. */
export const packageName = (): string | undefined => {
  try {
    const { name }: { readonly name?: unknown } = JSON.parse(readFileSync(join(process.cwd(), 'package.json'), 'utf8'))
    return typeof name === 'string' && name !== '' ? name : undefined
  } catch {
    return undefined
  }
}
