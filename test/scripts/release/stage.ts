/** Writes the packages as the registry gets them: only their files, with what users need of package.json, and links that work anywhere. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { root } from '../../support/install.js'

/** The folders of the packages, by their names, in the order in which they are published. */
export const PACKAGES: Readonly<Record<string, string>> = { signalbox: '.', 'signalbox-cli': 'cli' }

/** What a package.json says to those who work on the package alone. */
const FOR_DEVELOPERS = ['scripts', 'devDependencies', 'overrides', 'workspaces', 'tsd', 'scarfSettings']

/** The address of the repository as a browser shows it. */
export const pageOf = (repository: string): string => repository.replace(/^git\+/, '').replace(/\.git$/, '')

const LINK = /(\]\(|^\[[^\]]+\]: +|src=")([^)\s"]+)/gm

/** A page of the repository with its links made absolute: those of the version, and of the picture itself for a picture. */
export const absoluteLinks = (page: string, folder: string, repository: string, version: string): string =>
  page.replace(LINK, (all, before: string, target: string) => {
    if (/^(?:[a-z]+:|#)/.test(target)) return all
    const kind = /\.(?:svg|png)$/.test(target) ? 'raw' : 'blob'
    return `${before}${pageOf(repository)}/${kind}/v${version}/${posix.join(folder, target)}`
  })

const packedFiles = (folder: string): readonly string[] => {
  const output = execFileSync('npm', ['pack', '--dry-run', '--json', '--ignore-scripts'], { cwd: join(root, folder) })
  const [{ files }] = JSON.parse(output.toString()) as [{ files: readonly { path: string }[] }]
  return files.map(({ path }) => path)
}

/** What to write in place of a file of the repository, by its path. */
export type Texts = Readonly<Record<string, string>>

/**
 * Writes the packages into a folder, each into a folder with its name. Takes the files that a release changes, and the address of the
 * repository.
 */
export const stage = (into: string, changed: Texts, repository: string): void => {
  rmSync(into, { recursive: true, force: true })
  for (const [name, folder] of Object.entries(PACKAGES)) {
    const textOf = (file: string): string => {
      const path = posix.join(folder, file)
      return changed[path] ?? readFileSync(join(root, path), 'utf8')
    }
    const manifest = JSON.parse(textOf('package.json')) as { version: string; repository: { url: string } }
    for (const file of packedFiles(folder)) {
      const to = join(into, name, file)
      mkdirSync(dirname(to), { recursive: true })
      if (file === 'package.json') writeFileSync(to, publicManifest(manifest, repository))
      else if (file.endsWith('.md'))
        writeFileSync(to, absoluteLinks(textOf(file), folder, repository, manifest.version))
      else copyFileSync(join(root, folder, file), to)
    }
  }
}

const publicManifest = (manifest: { repository: { url: string } }, url: string): string => {
  const kept = Object.entries(manifest).filter(([key]) => !FOR_DEVELOPERS.includes(key))
  const text = JSON.stringify({ ...Object.fromEntries(kept), repository: { ...manifest.repository, url } }, null, 2)
  return `${text}\n`
}
