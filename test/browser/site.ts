/** The site that `npm run docs:build` has written, behind a server. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { root } from '../support/install.js'

const BUILT = join(root, 'docs/.vitepress/dist')

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

/** The file of a path, as hosts of static sites find it: `/guide/links` is `guide/links.html`. */
export const fileOf = (path: string): string | undefined =>
  [path, `${path}.html`, `${path}/index.html`].map(name => join(BUILT, name)).find(isFile)

/** The pages of the site by path, as HTML. */
export const builtPages = (): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
      .filter(name => name.endsWith('.html') && name !== '404.html')
      .map(name => [
        `/${name.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`,
        readFileSync(join(BUILT, name), 'utf8'),
      ]),
  )

export const serveSite = (): Server =>
  createServer(({ url = '/' }, response) => {
    const file = fileOf(decodeURIComponent(new URL(url, 'http://localhost').pathname))
    if (file === undefined)
      return response
        .writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' })
        .end(readFileSync(join(BUILT, '404.html')))
    return response
      .writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file))
  }).listen(0, '127.0.0.1')
