import { readFile } from 'node:fs/promises'
import { PGlite, types } from '@electric-sql/pglite'

export type Database = PGlite

/** `createApp` sets `app.context.database`. `app.context` is the prototype of every `ctx`, so every `ctx` has it. */
declare module 'koa' {
  interface BaseContext {
    database: Database
  }
}

/**
 * Opens a PostgreSQL that runs inside this process. It keeps its data in the folder, or in memory if there is none. A new
 * database gets its tables and a few rows.
 */
export const openDatabase = async (folder?: string): Promise<Database> => {
  const database = await PGlite.create({
    ...(folder && { dataDir: folder }),
    // Strings, as JSON needs them: a number cannot hold every bigint, and a Date has a time zone.
    parsers: { [types.INT8]: String, [types.DATE]: String },
  })
  const { rows } = await database.sql<{ hosts: string | null }>`select to_regclass('hosts')::text as hosts`
  if (rows[0]?.hosts == null) {
    const schema = await readFile(new URL('schema.sql', import.meta.url), 'utf8')
    await database.transaction(transaction => transaction.exec(schema))
  }
  return database
}
