import type { IsoDate } from '@bellwether/domain'
import type { Database } from '../database.ts'
import type { NewRow } from '../tables/index.ts'

/** Everything known of a series, oldest first. */
export function all(db: Database, code: string) {
  return db.sql
    .selectFrom('reference_values')
    .select(['day', 'value', 'source_id as sourceId'])
    .where('code', '=', code)
    .orderBy('day')
    .execute()
}

export type ReferenceValue = { readonly day: IsoDate; readonly value: number; readonly sourceId: number }

/** The id of the index with this code, which is made if there is none. */
export async function ensureIndex(
  db: Database,
  index: Pick<NewRow<'indices'>, 'code' | 'name' | 'currency' | 'kind' | 'source_id'>,
): Promise<number> {
  const found = await db.sql.selectFrom('indices').select('id').where('code', '=', index.code).executeTakeFirst()
  if (found) return found.id
  const made = await db.sql
    .insertInto('indices')
    .values({ ...index, cited_as: index.code })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}
