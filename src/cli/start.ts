#!/usr/bin/env node
/**
 * The command `signalbox` of the library. It starts the command line, which is a package of its own: what an application installs in
 * production has neither a parser nor a compiler.
 */
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const PACKAGE = 'signalbox-cli'

/** What package.json says of each package: both have a name and a version. */
interface Manifest {
  readonly version: string
}

const own = createRequire(import.meta.url)
const { version } = own('signalbox/package.json') as Manifest

/** Finds the package beside this one, or in the current folder. */
const find = () => {
  for (const from of [own, createRequire(join(process.cwd(), 'package.json'))]) {
    try {
      const found = from(`${PACKAGE}/package.json`) as Manifest
      return { version: found.version, program: from.resolve(PACKAGE) }
    } catch {
      // It is not there.
    }
  }
  return undefined
}

const printError = (problem: string): void => {
  process.stderr.write(`signalbox: ${problem}\n`)
  process.exitCode = 2
}

const install = `npm install --save-dev ${PACKAGE}@${version}`
const found = find()
if (!found)
  printError(
    `the command line is a package of its own, which cannot be found from ${process.cwd()}: install it, as in \`${install}\``,
  )
else if (found.version !== version)
  printError(`${PACKAGE} ${found.version} is not that of signalbox ${version}: install it, as in \`${install}\``)
else await import(pathToFileURL(found.program).href)
