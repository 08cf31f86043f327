import { readFile } from 'node:fs/promises'
import { PGlite, types } from '@electric-sql/pglite'

export type Database = PGlite

/** `app.context` is the prototype of every `ctx`: `createApp` puts the database there, and this tells the compiler. */
declare module 'koa' {
  interface BaseContext {
    database: Database
  }
}

/**
 * Opens the PostgreSQL that runs in this process, its data in a folder, or in memory where no folder is given. A new
 * database gets its tables and a few rows.
 */
export const openDatabase = async (folder?: string): Promise<Database> => {
  const database = await PGlite.create({
    ...(folder && { dataDir: folder }),
    // Text, as JSON will have them: a number is too small for a bigint, and a Date has a time zone that a date has not.
    parsers: { [types.INT8]: String, [types.DATE]: String },
  })
  const { rows } = await database.sql<{ hosts: string | null }>`select to_regclass('hosts')::text as hosts`
  if (rows[0]?.hosts == null) {
    const schema = await readFile(new URL('schema.sql', import.meta.url), 'utf8')
    await database.transaction(transaction => transaction.exec(schema))
  }
  return database
}
