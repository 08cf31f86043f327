/** Runs the text of a program without its types. */
import ts from 'typescript'

export const strip = (text: string, module: ts.ModuleKind): string =>
  ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2022, module } }).outputText

/** Runs a program with the modules that it imports, and returns its exports. */
export const runProgram = (text: string, modules: Readonly<Record<string, unknown>>) => {
  const exports: Record<string, () => unknown> = {}
  new Function('require', 'exports', strip(text, ts.ModuleKind.CommonJS))((name: string) => modules[name], exports)
  return exports
}
