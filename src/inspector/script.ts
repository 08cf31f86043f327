/**
 * The script of the inspector's page, in ES2020 for browsers: the modules in `browser`, as one text. The build of the package puts the
 * text in place of this file.
 */
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

const bundle = buildSync({
  entryPoints: [fileURLToPath(new URL('browser/main.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  target: 'es2020',
  minify: true,
  write: false,
})

export const SCRIPT = bundle.outputFiles.map(({ text }) => text).join('')
