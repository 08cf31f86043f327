import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'node20',
  dts: true,
  clean: true,
  // A copy of our own: rules that an application adds to `pluralize` must not change paths that the types have fixed.
  noExternal: ['pluralize'],
})
