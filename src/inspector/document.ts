/** What the pages of the inspector have in common. */

import { type Html, html } from './html.js'

/** A whole page. `head` has more of its head, and `title` its title. */
export const documentHtml = (title: string, style: string, body: Html, head?: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${style}">
${head}
</head>
${body}
</html>
`.text

/** `GET /places · Routes · Places` */
export const titled = (...texts: readonly string[]): string => texts.filter(each => each !== '').join(' · ')
