import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'

export type Database = PGlite

/** Opens a PostgreSQL that runs inside this process, with its data in the folder, or in memory if there is none. */
export const openDatabase = async (folder?: string): Promise<Database> => {
  const database = await PGlite.create({ ...(folder && { dataDir: folder }) })
  const { rows } = await database.sql<{ users: string | null }>`select to_regclass('users')::text as users`
  if (rows[0]?.users == null) {
    const schema = await readFile(new URL('schema.sql', import.meta.url), 'utf8')
    await database.transaction(transaction => transaction.exec(schema))
  }
  return database
}

/** The name of the unique constraint that a query violates, such as `users_email_key`. */
export const violatedConstraint = (error: unknown): string | undefined =>
  isDatabaseError(error) && error.code === '23505' ? error.constraint : undefined

type DatabaseError = Error & { readonly code: string; readonly constraint?: string }

const isDatabaseError = (error: unknown): error is DatabaseError => error instanceof Error && 'code' in error
