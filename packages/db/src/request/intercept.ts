import {
  type CompiledQuery,
  type Driver,
  Kysely,
  PostgresDialect,
  type QueryExecutor,
  type QueryResult,
  type RootOperationNode,
} from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables/index.ts'

/** Answers a query, usually by sending it. */
export type Intercept = (
  query: CompiledQuery,
  send: () => Promise<QueryResult<unknown>>,
) => Promise<QueryResult<unknown>>

/** The same database, for reading only, with something done to each query on its way. */
export function interceptQueries(db: Database, intercept: Intercept): Database {
  const sent = db.sql.getExecutor()
  const executor: QueryExecutor = {
    get adapter() {
      return sent.adapter
    },
    get plugins() {
      return sent.plugins
    },
    transformQuery: <T extends RootOperationNode>(node: T, id: Parameters<QueryExecutor['transformQuery']>[1]) =>
      sent.transformQuery(node, id),
    compileQuery: (node, id) => sent.compileQuery(node, id),
    executeQuery: <R>(query: CompiledQuery<R>, options?: Parameters<QueryExecutor['executeQuery']>[1]) =>
      intercept(query, () => sent.executeQuery(query, options)) as Promise<QueryResult<R>>,
    stream: refuse,
    provideConnection: refuse,
    withConnectionProvider: refuse,
    withPlugin: refuse,
    withPlugins: refuse,
    withPluginAtFront: refuse,
    withoutPlugins: refuse,
  }
  const dialect = new PostgresDialect({ pool: refuse })
  const sql = new Kysely<Tables>({ config: { dialect }, dialect, driver: noDriver, executor })
  // Nothing of the database is copied: what it says of itself changes.
  return Object.create(db, { sql: { value: sql, enumerable: true } })
}

/** Transactions and connections of one's own belong to whoever writes. */
function refuse(): never {
  throw new TypeError('Only single queries can be sent this way; use the database itself for a transaction.')
}

const noDriver: Driver = {
  init: refuse,
  acquireConnection: refuse,
  beginTransaction: refuse,
  commitTransaction: refuse,
  rollbackTransaction: refuse,
  releaseConnection: refuse,
  destroy: refuse,
}
