import type { SiteOptions } from '@bellwether/site'
import type { ConnectionLimit } from './connection-limit.ts'
import type { Streaming } from './streaming.ts'

export type ProcessHealthOptions = {
  readonly connections: Pick<ConnectionLimit, 'shed'>
  readonly streaming: Streaming | null
  readonly servesFiles: boolean
}

/** What the status page asks of this process, read each time. */
export function createProcessHealth({
  connections,
  streaming,
  servesFiles,
}: ProcessHealthOptions): NonNullable<SiteOptions['processHealth']> {
  return () => ({
    refusedConnections: connections.shed,
    busConnected: streaming === null ? null : streaming.bus.connected,
    ticks: (streaming?.feed?.published ?? 0) + (streaming?.gateway?.stats().updatesIn ?? 0),
    hasFeed: streaming !== null && streaming.feed !== null,
    hasGateway: streaming !== null && streaming.gateway !== null,
    recorder: streaming?.recorder ?? null,
    servesFiles,
  })
}
