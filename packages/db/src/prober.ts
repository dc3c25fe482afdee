import pg from 'pg'

/** Until a connection counts as dead and another is tried. */
const connectWithinMs = 1_500
const answerWithinMs = 5_000

export interface Prober {
  /** Resolves when the server answers, and rejects when it does not: after seconds at the latest. */
  probe(): Promise<void>
  close(): Promise<void>
}

/** Asks on a connection outside the pool, which is there even when all of the pool's are taken. Opened when first needed. */
export function createProber(config: pg.ClientConfig): Prober {
  let client: pg.Client | null = null

  async function connect(): Promise<pg.Client> {
    const created = new pg.Client({
      ...config,
      connectionTimeoutMillis: connectWithinMs,
      query_timeout: answerWithinMs,
    })
    created.on('error', () => discard(created))
    try {
      await created.connect()
    } catch (error) {
      discard(created)
      throw error
    }
    return created
  }

  function discard(given: pg.Client): void {
    if (client === given) client = null
    given.end().catch(() => {})
  }

  return {
    async probe() {
      const asked = client ?? (await connect())
      client = asked
      try {
        await asked.query('select 1')
      } catch (error) {
        discard(asked)
        throw error
      }
    },
    async close() {
      if (client !== null) await client.end()
    },
  }
}
