import { lateMs } from './describe-prices.ts'
import type { Described } from './described.ts'
import type { Observed } from './observed.ts'

/** What brings live prices to pages and widgets that are open. */
export function describeGateway({ prices, refusing }: Observed): Described {
  if (!prices.hasGateway)
    return { state: 'absent', message: 'This server does not accept connections for live prices; other servers may.' }
  if (prices.busConnected === false)
    return {
      state: 'degraded',
      message: 'Pages and widgets stay connected, but no new prices reach them. They recover by themselves.',
    }
  if (refusing)
    return {
      state: 'degraded',
      message: 'Some new connections are refused. Pages and widgets try again by themselves.',
    }
  return { state: 'operational', message: 'Pages and widgets can connect to live prices.' }
}

/** What keeps live prices for pages that are loaded later, charts and the history. */
export function describeRecorder({ prices, database }: Observed, now: number): Described {
  if (prices.recorder === null)
    return { state: 'absent', message: 'This server does not store prices; other servers may.' }
  if (database === 'silent')
    return {
      state: 'down',
      message: 'Live prices cannot be stored. They still move on open pages; a page loaded now may show older ones.',
    }
  const { writtenAt } = prices.recorder
  if (!prices.market.open) return { state: 'closed', message: 'The market is closed, so there are no prices to store.' }
  if (writtenAt === null) return { state: 'unknown', message: 'No price has been stored since this server started.' }
  if (now - writtenAt > lateMs)
    return {
      state: 'degraded',
      message: 'No price has been stored for more than a minute, so a page loaded now may show older ones.',
    }
  return { state: 'operational', message: 'Prices are stored as they arrive.' }
}
