import type { OpenApiOptions } from 'signalbox/openapi'
import * as schemas from './schemas.js'

/** What the table does not say of the API. */
const options: OpenApiOptions = {
  info: {
    title: 'Conduit',
    version: '1.0',
    description: 'The API of RealWorld, a social blog.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: 'http://127.0.0.1:3000' }],
  securitySchemes: {
    token: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The token follows `Token` and a space.',
    },
  },
  // See `errors.ts`: all input that does not fit is answered with 422.
  errors: { body: schemas.Failure, statuses: { params: 422, query: 422 } },
  schemas,
}

export default options
