/** What other places show of a link to a page: its title, what it is about, and a picture. */
import type { HeadConfig } from 'vitepress'
import { repository } from './addresses.js'

/** Where the site is, as the workflow `site.yml` publishes it. Readers of links take only whole addresses. */
const site = repository?.replace(/^https:\/\/github\.com\/([^/]+)\/(.+)$/, 'https://$1.github.io/$2') ?? ''

export const linkPreview = (page: string, title: string, description: string): HeadConfig[] => {
  const url = `${site}/${page.replace(/(^|\/)index\.md$|\.md$/, '$1')}`
  const properties = {
    ...{ 'og:type': 'website', 'og:site_name': 'Signalbox', 'og:title': title, 'og:description': description },
    ...{ 'og:url': url, 'og:image': `${site}/preview.png`, 'og:image:width': '1200', 'og:image:height': '630' },
  }
  return [
    ...Object.entries(properties).map(([property, content]): HeadConfig => ['meta', { property, content }]),
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
  ]
}
