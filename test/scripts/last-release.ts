/** `npm run test:last-release`: prints the programs of the last release, or of a commit, that the library no longer accepts. */
import { brokenPrograms, lastRelease } from './release/types.js'

const release = process.argv[2] ?? lastRelease()
if (release === undefined) console.log('there is no release yet: name a commit')
else {
  const broken = await brokenPrograms(release)
  for (const each of broken) console.error(each)
  process.exitCode = broken.length > 0 ? 1 : 0
}
