/** Finds the packages of a workspace, which may have the routes that the root does not have. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { parse } from 'yaml'

/**
 * The folders of the packages that a workspace names, relative to its root, with slashes and sorted. `workspaces` is the member of its
 * package.json, for npm, yarn and bun; pnpm has a file of its own.
 */
export const workspaceFolders = (root: string, workspaces: unknown): readonly string[] => {
  const patterns: unknown = Object(workspaces).packages ?? workspaces ?? pnpmPatterns(root)
  const written = Array.isArray(patterns) ? patterns.filter(each => typeof each === 'string') : []
  return globSync(written, {
    cwd: root,
    onlyDirectories: true,
    expandDirectories: false,
    followSymbolicLinks: false,
    ignore: '**/node_modules/**',
  })
    .map(folder => folder.replace(/\/$/, ''))
    .sort()
}

/** The list of pnpm-workspace.yaml. */
const pnpmPatterns = (root: string): unknown => {
  try {
    return Object(parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'))).packages
  } catch {
    return undefined // it does not exist, or is no YAML
  }
}
