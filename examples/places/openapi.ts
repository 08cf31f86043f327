import type { OpenApiOptions } from 'signalbox/openapi'
import * as schemas from './schemas.js'

/** What the table does not say of the API. */
const options: OpenApiOptions = {
  info: {
    title: 'Places',
    version: '1.0',
    description: 'Hosts manage their places, rooms and bookings.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/' }],
  securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
  errors: 'problemDetails',
  schemas,
}

export default options
