/** Starts the command-line program. */
import { runProgram } from './program.js'

// Without `await`: if a routes file awaits a promise that never settles, Node would add its own warning to ours.
runProgram(process.argv.slice(2))
