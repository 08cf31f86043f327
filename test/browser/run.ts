/** `npm run test:browser`: installs Playwright and axe, builds the site, checks the types of the suite, and runs it in Chromium. */

import { buildSite } from '../scripts/site.js'
import { install, runBin, runScript } from '../support/install.js'
import { browserExecutable } from './executable.js'

runScript(() => {
  console.log(`browser: ${browserExecutable(process.env)}`)
  install('test/browser')
  return (
    buildSite() ||
    runBin('node_modules/typescript/bin/tsc', ['-p', 'test/browser']) ||
    runBin('node_modules/vitest/vitest.mjs', ['run', '--config', 'test/browser/vitest.config.ts'])
  )
})
