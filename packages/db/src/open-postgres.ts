import type { Database } from './database.ts'
import { InvalidUrlError, UnreachableError } from './errors.ts'
import { createPool } from './pool.ts'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 10_000
// No page may take this long; a query that does is cancelled by the server instead of holding a connection.
const STATEMENT_TIMEOUT_MS = 30_000

export async function openPostgres(url: string): Promise<Database> {
  const address = parseAddress(url)
  const pool = createPool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    application_name: 'bellwether',
  })
  let closing: Promise<void> | undefined
  const db: Database = {
    kind: 'postgres',
    sql: pool.sql,
    async ping() {
      try {
        await pool.ping()
      } catch (cause) {
        throw new UnreachableError(address, cause)
      }
    },
    close() {
      closing ??= pool.close()
      return closing
    },
  }
  try {
    await db.ping()
  } catch (error) {
    await db.close()
    throw error
  }
  return db
}

/** What may be shown of the URL: never the password. */
function parseAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) throw new InvalidUrlError()
  return `${url.host}${url.pathname}`
}
