/** Everything that the entry points export: the build bundles the declarations from here (see `build.ts`). */

export * from '../index.js'
export * from '../inspector/index.js'
export * from '../openapi/index.js'
export * from '../testing/index.js'
export * from './index.js'
