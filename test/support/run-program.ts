/** Runs the text of a program without its types. */
import { type Format, transformSync } from 'esbuild'

export const strip = (text: string, format: Format): string =>
  transformSync(text, { loader: 'ts', format, target: 'es2022' }).code

/** Runs a program with the modules that it imports, and returns its exports. */
export const runProgram = (text: string, modules: Readonly<Record<string, unknown>>) => {
  const module: { exports: Record<string, () => unknown> } = { exports: {} }
  // Code that is made from text cannot import modules.
  const code = strip(text, 'cjs').replaceAll(/\bimport\(/g, 'importModule(')
  const require = (name: string) => Object.assign({}, modules[name], { __esModule: true })
  const importModule = async (name: string) => modules[name]
  new Function('require', 'importModule', 'module', code)(require, importModule, module)
  return module.exports
}
