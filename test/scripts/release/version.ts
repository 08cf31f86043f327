/** The version of a release, and the files that have it. Nothing here writes a file. */

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/
const numbersOf = (version: string): readonly number[] => (VERSION.exec(version) ?? []).slice(1).map(Number)

/**
 * The next version, for `major`, `minor`, `patch` or a version.
 *
 * @throws {Error} for anything else, and for a version that is not newer.
 */
export const nextVersion = (current: string, asked: string | undefined): string => {
  const [major = 0, minor = 0, patch = 0] = numbersOf(current)
  const named: Readonly<Record<string, string>> = {
    major: `${major + 1}.0.0`,
    minor: `${major}.${minor + 1}.0`,
    patch: `${major}.${minor}.${patch + 1}`,
  }
  const next = named[asked ?? ''] ?? asked ?? ''
  if (!VERSION.test(next)) throw new Error(`name the version: major, minor, patch, or one such as ${named.minor}`)
  const order = numbersOf(next).map((part, at) => part - (numbersOf(current)[at] ?? 0))
  if ((order.find(part => part !== 0) ?? 0) <= 0) throw new Error(`${next} is not newer than ${current}`)
  return next
}

/** Whether a version may break programs of the one before: before 1.0, a minor version may. */
export const mayBreak = (current: string, next: string): boolean => {
  const [[major, minor], [nextMajor, nextMinor]] = [numbersOf(current), numbersOf(next)]
  return major !== nextMajor || (nextMajor === 0 && minor !== nextMinor)
}

interface Manifest {
  version?: string
  peerDependencies?: Record<string, string>
}

const raise = (manifest: Manifest, version: string): void => {
  manifest.version = version
  for (const name of ['signalbox', 'signalbox-cli'])
    if (manifest.peerDependencies?.[name] !== undefined) manifest.peerDependencies[name] = version
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`

/** A package.json with another version, of its own and of the other package. */
export const withVersion = (text: string, version: string): string => {
  const manifest = JSON.parse(text) as Manifest
  raise(manifest, version)
  return json(manifest)
}

/** The lock file with another version of both packages. */
export const lockedVersion = (text: string, version: string): string => {
  const lock = JSON.parse(text) as Manifest & { packages: Record<string, Manifest> }
  for (const each of [lock, lock.packages[''], lock.packages.cli]) if (each) raise(each, version)
  return json(lock)
}

/**
 * The changelog in which what is unreleased belongs to a version.
 *
 * @throws {Error} if nothing is unreleased.
 */
export const releasedChanges = (text: string, version: string, date: string): string => {
  const changes = text.split(/^## /m).find(part => part.startsWith('Unreleased\n'))
  if (!changes?.replace('Unreleased', '').trim()) throw new Error('CHANGELOG.md has no change below "## Unreleased"')
  return text.replace('## Unreleased\n', `## Unreleased\n\n## ${version} (${date})\n`)
}
