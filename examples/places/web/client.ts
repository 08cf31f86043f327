/** The client of the API. From the server it takes one type, which names nothing of Koa, Node or the schemas. */
import { createClient } from 'signalbox/client'
import type { api } from '../dist/api.js'

let token = ''

export const signIn = (given: string): void => {
  token = given
}

/** The server of the page is also that of the API, so the origin is empty. */
export const client = createClient<typeof api>('', { headers: () => ({ Authorization: `Bearer ${token}` }) })
