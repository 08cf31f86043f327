import { type Browser, chromium } from 'playwright-core'
import { browserExecutable } from './executable.js'

export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: browserExecutable(process.env),
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
