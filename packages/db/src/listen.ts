import pg from 'pg'

export interface Listening {
  close(): Promise<void>
}

const retryMs = 1_000

/** Listens on a connection of its own, opened again when it is lost. A message sent meanwhile is missed, so `onMessage` also comes after each opening. */
export function listen(config: pg.ClientConfig, channel: string, onMessage: () => void): Listening {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function open(): Promise<void> {
    const created = new pg.Client({ ...config, statement_timeout: 0, keepAlive: true })
    client = created
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      created.end().catch(() => {})
      if (!closed) timer = setTimeout(() => void open(), retryMs).unref()
    }
    created.on('error', lose)
    created.on('end', lose)
    created.on('notification', onMessage)
    try {
      await created.connect()
      await created.query(`listen ${pg.escapeIdentifier(channel)}`)
      if (!closed) onMessage()
    } catch {
      lose()
    }
  }

  const opening = open()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await opening
      await client?.end().catch(() => {})
    },
  }
}

/** Of a database without other processes. */
export const silence: Listening = { close: async () => {} }
