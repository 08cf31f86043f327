#!/usr/bin/env node
import { runProgram } from './program.js'

// No `await`: of one that never ends, as a file may make it, Node would warn besides.
runProgram(process.argv.slice(2))
