import { createClient, type ProblemDetails } from 'signalbox/client'
import type { routes } from './routes.js'

/** The calls of the API. `npm run check` writes their types to `dist/api.d.ts`, where nothing of the server is left. */
export const api = createClient<typeof routes, ProblemDetails>('http://127.0.0.1:3000')
