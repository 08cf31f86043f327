/** Finds the packages of a workspace, which may have the routes that the root does not have. */
import { type Dirent, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders of the packages that a workspace names, relative to its root, with slashes and sorted. `workspaces` is the member of its
 * package.json, for npm, yarn and bun; pnpm has a file of its own.
 */
export const workspaceFolders = (root: string, workspaces: unknown): readonly string[] => {
  const list: unknown = Object(workspaces).packages ?? workspaces
  const given = Array.isArray(list) ? list.filter(each => typeof each === 'string') : pnpmPatterns(root)
  const patterns = given.map(each => each.replace(/^(!?)(?:\.\/)?(.*?)\/*$/, '$1$2'))
  const found = patterns.filter(each => !each.startsWith('!')).flatMap(each => expand(root, each.split('/'), ''))
  const excluded = patterns
    .filter(each => each.startsWith('!'))
    .flatMap(each => expand(root, each.slice(1).split('/'), ''))
  return [...new Set(found)].filter(each => !excluded.includes(each)).sort()
}

/** The list below `packages:` in pnpm-workspace.yaml, as pnpm writes it. */
const pnpmPatterns = (root: string): readonly string[] => {
  let text: string
  try {
    text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')
  } catch {
    return []
  }
  const [, list = ''] = /^packages:[ \t]*\r?\n((?:[ \t]*(?:-[^\n]*|#[^\n]*)?(?:\n|$))*)/m.exec(text) ?? []
  return [...list.matchAll(/^[ \t]*-[ \t]+(['"]?)([^'"#\r\n]+?)\1[ \t]*(?:#.*)?\r?$/gm)].map(
    ([, , pattern = '']) => pattern,
  )
}

/** The folders of a pattern: `*` stands for any part of one name, and `**` for any folders. */
const expand = (root: string, [segment, ...rest]: readonly string[], at: string): readonly string[] => {
  if (segment === undefined) return [at]
  const below = (name: string) => (at === '' ? name : `${at}/${name}`)
  if (segment === '**')
    return [
      ...expand(root, rest, at),
      ...foldersIn(root, at).flatMap(name => expand(root, ['**', ...rest], below(name))),
    ]
  if (!segment.includes('*')) return expand(root, rest, below(segment))
  const pattern = new RegExp(`^${segment.replace(/[^\w*]/g, '\\$&').replaceAll('*', '.*')}$`)
  return foldersIn(root, at)
    .filter(name => pattern.test(name))
    .flatMap(name => expand(root, rest, below(name)))
}

const foldersIn = (root: string, at: string): readonly string[] => {
  let entries: readonly Dirent[]
  try {
    entries = readdirSync(join(root, at), { withFileTypes: true })
  } catch {
    return []
  }
  return entries.filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)).map(({ name }) => name)
}
