import type { KyselyPlugin } from 'kysely'
import type { Database } from '../src/database.ts'

export interface SentStatement {
  readonly text: string
  readonly parameters: readonly unknown[]
}

/** A database whose statements are told to `sent` before they run. */
export function watchStatements(db: Database, sent: (statement: SentStatement) => void): Database {
  const executor = db.sql.getExecutor()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      const { sql: text, parameters } = executor.compileQuery(node, queryId)
      sent({ text, parameters })
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched = db.sql.withPlugin(plugin)
  // Kept statements are compiled once, perhaps before anybody watched: they are seen when they are sent.
  const sender = watched.getExecutor()
  const send = sender.executeQuery.bind(sender)
  sender.executeQuery = async (query, options) => {
    sent({ text: query.sql, parameters: query.parameters })
    return send(query, options)
  }
  return { ...db, sql: watched }
}
