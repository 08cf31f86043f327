/**
 * Mutation testing with StrykerJS, one folder of `src/` after the other: see `test/README.md`.
 *
 *   npm run test:mutation
 *   npm run test:mutation text cli/routes
 *   npm run test:mutation text -- --force       also runs mutants that have not changed since the last run
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install, root, runBin, runScript } from '../support/install.js'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { force: { type: 'boolean' } } })

/** The folders of `src/` that have suites: `src/types` has nothing that runs. */
const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter(each => each.isDirectory() && existsSync(join(root, 'test', each.name)))
  .map(({ name }) => name)

runScript(() => {
  for (const folder of positionals)
    if (!existsSync(join(root, 'src', folder)) || !existsSync(join(root, 'test', folder)))
      throw new Error(`'${folder}' is not a folder of src/ and test/, such as ${folders.join(', ')}`)
  install('test/mutation')
  const failed = (positionals.length > 0 ? positionals : folders).filter(folder => {
    console.log(`\n${folder}: the report will be in .scratch/mutation/${folder}/report.html`)
    const args = ['run', 'test/mutation/stryker.config.mjs', ...(values.force ? ['--force'] : [])]
    return runBin('test/mutation/node_modules/@stryker-mutator/core/bin/stryker.js', args, { FOLDER: folder }) !== 0
  })
  if (failed.length > 0) throw new Error(`Not all runs succeeded: ${failed.join(', ')}`)
  return 0
})
