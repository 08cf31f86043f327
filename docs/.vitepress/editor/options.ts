/** The options of the compiler in the browser, and the names of its files. */
import type { CompilerOptions } from 'typescript'

export const ROUTES = '/routes.ts'
export const LIBRARY = '/signalbox'
export const KOA = '/koa.d.ts'

/** `Bundler` and `ESNext` as numbers, so that this file loads no compiler. */
export const options: CompilerOptions = {
  ...{ target: 9, module: 99, moduleResolution: 100 },
  ...{ lib: ['lib.es2023.d.ts'], types: [], strict: true, exactOptionalPropertyTypes: true },
  ...{ esModuleInterop: true, skipLibCheck: true, noEmit: true },
  paths: { signalbox: [`${LIBRARY}/index.d.ts`], koa: [KOA] },
}
