import type { Database } from './database.js'

/** What `createApp` puts on every `ctx`. */
export interface AppContext {
  readonly database: Database
  /** The key that signs tokens. */
  readonly secret: string
}
