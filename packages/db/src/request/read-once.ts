import type { QueryResult } from 'kysely'
import type { Database } from '../database.ts'
import { createGather } from './gather.ts'
import { interceptQueries } from './intercept.ts'

/**
 * The database as one request reads it: a query that was sent with the same parameters is not sent again, its answer is
 * shared, and queries asked for at the same moment travel together. For the length of a request only, since what it has
 * read does not change any more. Reads only.
 */
export function readOnce(db: Database): Database {
  const answers = new Map<string, Promise<QueryResult<unknown>>>()
  const gather = createGather(db)
  return interceptQueries(db, async (query, send) => {
    const key = `${query.sql} ${JSON.stringify(query.parameters)}`
    const answer = answers.get(key) ?? gather(query, send)
    answers.set(key, answer)
    const { rows, ...rest } = await answer
    return { ...rest, rows: [...rows] }
  })
}
