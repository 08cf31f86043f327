/** The address of the repository in package.json: empty until a release fills it. */

interface Addresses {
  readonly homepage: string
  readonly repository: { readonly type: 'git'; readonly url: string }
  readonly bugs: { readonly url: string }
}

const addressesOf = (address: string): Addresses =>
  address === ''
    ? { homepage: '', repository: { type: 'git', url: '' }, bugs: { url: '' } }
    : {
        homepage: `${address}#readme`,
        repository: { type: 'git', url: `git+${address}.git` },
        bugs: { url: `${address}/issues` },
      }

const HOW = 'npm run release:address -- https://github.com/owner/name'

/** The text of package.json with the address of a repository, as a browser shows it. */
export const withAddress = (text: string, address: string): string => {
  if (!/^https:\/\/[\w.-]+(?:\/[\w.-]+){2,}$/.test(address) || address.endsWith('.git'))
    throw new Error(`'${address}' is no address of a repository: ${HOW}`)
  return `${JSON.stringify({ ...JSON.parse(text), ...addressesOf(address) }, undefined, 2)}\n`
}

/** Why a package.json cannot be published, or `undefined`. */
export const addressProblem = (text: string): string | undefined => {
  const { homepage, repository, bugs } = JSON.parse(text)
  const address = String(homepage).replace(/#readme$/, '')
  if (address === '') return `package.json has no address of the repository: ${HOW}`
  const isWhole = JSON.stringify({ homepage, repository, bugs }) === JSON.stringify(addressesOf(address))
  return isWhole ? undefined : `homepage, repository and bugs of package.json have different addresses: ${HOW}`
}
