/** Every error message, by the place on `docs/reference/errors.md` where it is explained. */
import * as actions from './actions.js'
import * as client from './client.js'
import * as commandLine from './command-line.js'
import * as contracts from './contracts.js'
import * as controllers from './controllers.js'
import * as duplicates from './duplicates.js'
import type { Explained, Row } from './explained.js'
import * as links from './links.js'
import * as loaders from './loaders.js'
import * as openapi from './openapi.js'
import * as options from './options.js'
import * as ownWords from './own-words.js'
import * as parts from './parts.js'
import * as paths from './paths.js'
import * as redirects from './redirects.js'
import * as replies from './replies.js'
import * as requests from './requests.js'
import * as scopes from './scopes.js'
import * as values from './values.js'
import * as warnings from './warnings.js'

export const messages: Readonly<Record<string, readonly (Explained | Row)[]>> = {
  ...controllers,
  ...paths,
  ...options,
  ...duplicates,
  ...scopes,
  ...parts,
  ...loaders,
  ...redirects,
  ...contracts,
  ...actions,
  ...values,
  ...warnings,
  ...links,
  ...requests,
  ...client,
  ...openapi,
  ...replies,
  ...ownWords,
  ...commandLine,
}
