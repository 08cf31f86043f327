/** The options of `signalbox completion`. */
import { Argument, Command } from 'commander'
import { SHELLS, type Shell } from './shells.js'

const HELP = `
Write the script where your shell reads it:
  $ npx signalbox completion bash >> ~/.bashrc
  $ npx signalbox completion zsh >> ~/.zshrc
  $ npx signalbox completion fish > ~/.config/fish/completions/signalbox.fish

It completes the command signalbox. If that is only in node_modules, add
  signalbox() { npx signalbox "$@"; }

Tab after --controller, --use, --without, --grep and --export runs the routes
file, as signalbox routes does, for the names in its tables.`

/** `signalbox completion <shell>`: prints a script for a shell, which calls the command again with the words of a line. */
export const completionCommand = (): Command =>
  new Command('completion')
    .description('print a script that completes commands, options, targets and middlewares in a shell')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addArgument(new Argument('[words...]', 'the words of a command line, to print what completes the last one'))
    .addHelpText('after', HELP)
    .action(async (shell: Shell, words: readonly string[], _options: object, { parent }: Command) => {
      const { runCompletion } = await import('./run.js')
      await runCompletion(shell, words, parent)
    })
