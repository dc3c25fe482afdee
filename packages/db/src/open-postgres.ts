import { createCanceller } from './canceller.ts'
import type { Database } from './database.ts'
import { InvalidUrlError, UnavailableError, UnreachableError } from './errors.ts'
import { listen } from './listen.ts'
import { createPool } from './pool.ts'

const usualConnections = 10
/** No page may take this long; a query that does is cancelled by the server instead of holding a connection. */
const forPeople = { connectionTimeoutMillis: 10_000, statement_timeout: 30_000 }
/** Work that takes minutes shall not fail because the machine is crowded or its connections are busy for a while. */
const forCommands = { connectionTimeoutMillis: 120_000, statement_timeout: 600_000 }
/** Together below the 2 s within which people are told that a page is not available. */
const stallTimes = { suspectAfterMs: 400, answerWithinMs: 1_000, retryMs: 200 }

export interface PostgresOptions {
  readonly url: string
  /** Reject queries within 2 s when the server stops answering, and cancel long ones: for what serves people, who would rather be told. */
  readonly failFast?: boolean
  /** At the same time, besides one each for messages, cancelling and probing; 10 unless given. */
  readonly connections?: number
}

export async function openPostgres({
  url,
  failFast = false,
  connections = usualConnections,
}: PostgresOptions): Promise<Database> {
  const address = parseAddress(url)
  const { connectionString, prepared } = takePrepared(url)
  const config = {
    connectionString,
    ...(failFast ? forPeople : forCommands),
    application_name: 'bellwether',
  }
  const pool = createPool(
    { ...config, max: connections },
    { stall: failFast ? stallTimes : null, canceller: createCanceller(config), prepared },
  )
  let closing: Promise<void> | undefined
  const db: Database = {
    kind: 'postgres',
    sql: pool.sql,
    shapes: pool.shapes,
    get outages() {
      return pool.outages
    },
    listen: (channel, onMessage) => listen(config, channel, onMessage),
    async ping() {
      try {
        await pool.ping()
      } catch (cause) {
        throw new UnreachableError(address, cause instanceof UnavailableError ? cause.cause : cause)
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

/** `?prepared_statements=off` is ours; the server would not know it. */
function takePrepared(text: string): { readonly connectionString: string; readonly prepared: boolean } {
  const url = new URL(text)
  const given = url.searchParams.get('prepared_statements')
  if (given === null) return { connectionString: text, prepared: true }
  if (given !== 'on' && given !== 'off') throw new InvalidUrlError()
  url.searchParams.delete('prepared_statements')
  return { connectionString: url.href, prepared: given === 'on' }
}
