import { sql } from 'kysely'
import type { Database } from '../database.ts'

export function all(db: Database) {
  return db.sql.selectFrom('sources').select(['id', 'code', 'name', 'simulated', 'licence']).orderBy('id').execute()
}

export async function findByCode(db: Database, code: string) {
  const row = await db.sql
    .selectFrom('sources')
    .select(['id', 'code', 'name', 'simulated', 'licence'])
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

export interface NewSource {
  readonly code: string
  readonly name: string
  readonly licence: string | null
}

/** The id of the source with this code, which is made if there is none. */
export async function ensure(db: Database, { code, name, licence }: NewSource): Promise<number> {
  const found = await findByCode(db, code)
  if (found !== null) return found.id
  const row = await db.sql
    .insertInto('sources')
    .values(({ selectFrom }) => ({
      id: selectFrom('sources').select(eb => sql<number>`coalesce(${eb.fn.max('id')}, 0) + 1`.as('next')),
      code,
      name,
      simulated: false,
      licence,
    }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
