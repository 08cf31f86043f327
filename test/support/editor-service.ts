/** The language service of TypeScript 5.9 and 6.0 in this process, as editors use it. */
import type typescript from 'typescript'
import { type Compiler, packageOf } from './compilers.js'
import { type Editor, type Hover, openServer, placeOf } from './editor-server.js'

/** An editor with a folder, and a compiler behind it. */
export const openEditor = (compiler: Compiler, folder: string): Promise<Editor> =>
  compiler === '7.0' ? openServer(folder) : openService(compiler, folder)

/** As Visual Studio Code asks. */
const PREFERENCES = {
  includeCompletionsWithInsertText: true,
  includeCompletionsWithObjectLiteralMethodSnippets: true,
  includeCompletionsWithSnippetText: true,
  useLabelDetailsInCompletionEntries: true,
}
const METHOD = 'ObjectLiteralMethodSnippet/'

const openService = async (compiler: '5.9' | '6.0', folder: string): Promise<Editor> => {
  const ts = await packageOf(compiler)
  const { config } = ts.readConfigFile(`${folder}tsconfig.json`, ts.sys.readFile)
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => fileNames,
    getScriptVersion: () => '',
    getScriptSnapshot: file => {
      const text = ts.sys.readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  /** The places in the form of `Place`. */
  const placesOf = (found: readonly { readonly fileName: string; readonly textSpan: typescript.TextSpan }[] = []) =>
    found.map(({ fileName, textSpan }) => {
      const text = ts.sys.readFile(fileName) ?? ''
      return placeOf(fileName, text, text.slice(0, textSpan.start).split('\n').length - 1)
    })
  const shown = (
    info: Partial<Pick<typescript.QuickInfo, 'displayParts' | 'documentation' | 'tags'>> | undefined,
  ): Hover => {
    const tags = info?.tags?.map(tag => `@${tag.name} ${ts.displayPartsToString(tag.text)}`) ?? []
    return {
      shows: ts.displayPartsToString(info?.displayParts),
      docstring: [ts.displayPartsToString(info?.documentation), ...tags].join('\n'),
    }
  }
  return {
    completions: async (file, offset) =>
      (service.getCompletionsAtPosition(folder + file, offset, PREFERENCES)?.entries ?? []).map(entry => ({
        name: entry.source === METHOD ? `${entry.name}()` : entry.name,
      })),
    completion: async (file, offset, name) =>
      shown(service.getCompletionEntryDetails(folder + file, offset, name, undefined, undefined, undefined, undefined)),
    hover: async (file, offset) => shown(service.getQuickInfoAtPosition(folder + file, offset)),
    signature: async (file, offset) => {
      const help = service.getSignatureHelpItems(folder + file, offset, undefined)
      const item = help?.items[help.selectedItemIndex]
      if (!item) return shown(undefined)
      const parameters = item.parameters.map(({ displayParts }) => ts.displayPartsToString(displayParts))
      const text = ts.displayPartsToString
      const separator = text(item.separatorDisplayParts)
      const label = `${text(item.prefixDisplayParts)}${parameters.join(separator)}${text(item.suffixDisplayParts)}`
      return { ...shown(item), shows: label }
    },
    definition: async (file, offset) => placesOf(service.getDefinitionAtPosition(folder + file, offset)),
    references: async (file, offset) => placesOf(service.getReferencesAtPosition(folder + file, offset)),
    renamed: async (file, offset) => placesOf(service.findRenameLocations(folder + file, offset, false, false, {})),
    close: async () => service.dispose(),
  }
}
