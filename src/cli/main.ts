#!/usr/bin/env node
import { runProgram } from './program.js'

// Without `await`: where a routes file awaits forever, Node would print a warning of its own.
runProgram(process.argv.slice(2))
