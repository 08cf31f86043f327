/** The options of `signalbox diff`. */
import { Command } from 'commander'
import type { DiffOptions } from './run.js'

const HELP = `
<since> is a commit of git (a branch, a tag, HEAD~1), two of them (v1..v2), or
a file that \`signalbox routes --json\` has written. The routes of a commit are
read with the packages that are installed now.

Examples:
  $ signalbox diff main
  $ signalbox diff v1.2..v1.3
  $ signalbox routes --json > routes.json; signalbox diff routes.json

Exit status: 0; 1 if a change breaks callers, or has to be looked at;
2 for an error in the arguments or in a file.`

/** `signalbox diff <since> [file]`: says what has changed for those who call the routes. */
export const diffCommand = (): Command =>
  new Command('diff')
    .description('say what has changed for callers since a commit or a list of routes')
    .argument('<since>', 'a commit of git, or a file that `signalbox routes --json` has written')
    .argument('[file]', 'the file that exports the table, or its folder')
    .option('-j, --json', 'print JSON')
    .option('-x, --export <name>', 'only this table, or what this function returns')
    .option('--import <module>', 'load the file with a loader such as tsx instead of jiti')
    .addHelpText('after', HELP)
    .action(async (since: string, file: string | undefined, options: DiffOptions) => {
      const { runDiff } = await import('./run.js') // a chunk of its own
      await runDiff(since, file, options)
    })
