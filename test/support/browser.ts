import { access, constants } from 'node:fs/promises'
import { delimiter, isAbsolute, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** The file of the browser: `CHROMIUM`, which is a path or a name, or the first usual name on the `PATH`. */
const browserFile = async (environment: Readonly<Record<string, string | undefined>>): Promise<string> => {
  const names = environment.CHROMIUM ? [environment.CHROMIUM] : NAMES
  const folders = (environment.PATH ?? '').split(delimiter)
  const files = names.flatMap(name => (isAbsolute(name) ? [name] : folders.map(folder => join(folder, name))))
  for (const file of files) {
    const found = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (found) return file
  }
  throw new Error(`browser tests need ${names.join(' or ')} on the PATH, or the path of the browser in CHROMIUM`)
}

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await browserFile(process.env),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
