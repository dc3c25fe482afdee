import pg from 'pg'

export interface Canceller {
  /** Ends what this connection's server process is doing. A failure is of no consequence: the query then runs to its end. */
  cancel(processId: number): Promise<void>
  close(): Promise<void>
}

/** Asks on a connection outside the pool, which is there even when all of the pool's are taken. Opened when first needed. */
export function createCanceller(config: pg.ClientConfig): Canceller {
  let client: Promise<pg.Client> | null = null

  async function connect(): Promise<pg.Client> {
    const created = new pg.Client(config)
    const forget = () => {
      client = null
    }
    created.on('error', forget)
    created.on('end', forget)
    await created.connect().catch(error => {
      forget()
      throw error
    })
    return created
  }

  return {
    async cancel(processId) {
      try {
        client ??= connect()
        await (await client).query('select pg_cancel_backend($1)', [processId])
      } catch {
        client = null
      }
    },
    async close() {
      const open = await client?.catch(() => null)
      await open?.end()
    },
  }
}
