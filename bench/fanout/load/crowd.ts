import type { Dialect } from './dialect.ts'
import { RawClient } from './raw-client.ts'

// More at once would only fill the server's backlog.
const atOnce = 100

export interface CrowdOptions {
  readonly port: number
  readonly hands: readonly (readonly number[])[]
  readonly dialect: Dialect
  readonly onBytes: (count: number) => void
  readonly onClosed: (client: RawClient) => void
}

/** Opens all connections, a hundred at a time. */
export async function openCrowd({ port, hands, dialect, onBytes, onClosed }: CrowdOptions): Promise<RawClient[]> {
  const clients: RawClient[] = []
  for (let from = 0; from < hands.length; from += atOnce) {
    const batch = hands
      .slice(from, from + atOnce)
      .map((symbols, i) => new RawClient({ port, index: from + i, symbols, dialect, onBytes, onClosed }))
    await Promise.all(batch.map(client => client.opened))
    clients.push(...batch)
  }
  return clients
}
