import { defineConfig } from 'tsup'

// A copy of our own: rules that an application adds to `pluralize` must not change paths that the types have fixed.
const noExternal = ['pluralize']

export default defineConfig([
  // Both are built at once: this one must not clean away what the other has written.
  { entry: ['src/index.ts'], format: ['esm', 'cjs'], target: 'node20', dts: true, clean: ['!cli.js'], noExternal },
  // The command line is a bundle by itself, so that an application loads nothing of it.
  { entry: { cli: 'src/cli/main.ts' }, format: ['esm'], target: 'node20', noExternal },
])
