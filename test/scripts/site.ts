/**
 * `npm run docs` shows the documentation as a site, and shows each change of a page. `npm run docs:build` checks the code of the
 * site, and writes it to docs/.vitepress/dist. Both install VitePress.
 */
import { install, runBin, runScript } from '../support/install.js'

const VITEPRESS = 'docs/node_modules/vitepress/bin/vitepress.js'

/** Writes the site, and returns the exit status. A link to a page that is not there is an error. */
export const buildSite = (): number => {
  install('docs')
  return runBin('node_modules/typescript/bin/tsc', ['-p', 'docs']) || runBin(VITEPRESS, ['build', 'docs'])
}

const showSite = (args: readonly string[]): number => {
  install('docs')
  return runBin(VITEPRESS, ['dev', 'docs', ...args])
}

const [command, ...args] = process.argv.slice(2)
if (command === 'build') runScript(buildSite)
else if (command === 'show') runScript(() => showSite(args))
