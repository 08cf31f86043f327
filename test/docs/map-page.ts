/** Writes the lists of `docs/internals/map.md`: the names of the files of a folder of `src`, in the order to read them. */
import { basename, dirname } from 'node:path'
import { files, imports, reachable } from '../support/imports.js'

/** What a build begins with. The map lists these files by their paths. */
const isEntry = (file: string): boolean => /(?:^|\/)index\.ts$|^types\//.test(file)

/** The files of a folder, each before those that it imports: first the file that leads to most of the others. */
const filesOf = (folder: string): readonly string[] => {
  const inFolder = files.filter(file => !isEntry(file) && dirname(file) === folder)
  const reachOf = (file: string): number => inFolder.filter(other => reachable(imports, file).has(other)).length
  return inFolder
    .map(file => ({ file, reach: reachOf(file) }))
    .sort((one, other) => other.reach - one.reach)
    .map(({ file }) => basename(file, '.ts'))
}

/** The files of a part of the map as a list: `entry points`, `text`, `scope/verb`, or of several folders. */
export const writeFiles = (region: string): string => {
  const names = region === 'entry points' ? files.filter(isEntry) : region.split(', ').flatMap(filesOf)
  if (names.length === 0) throw new Error(`there are no files in src/${region}`)
  return `${names.map(name => `\`${name}\``).join(', ')}\n`
}
