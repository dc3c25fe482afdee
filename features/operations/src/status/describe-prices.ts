import { formatDateTime } from '@bellwether/domain'
import type { Described } from './described.ts'
import type { Observed, ObservedPrices } from './observed.ts'

/** Every streamed market has a price within seconds while it trades. */
export const lateMs = 60_000
const stoppedMs = 5 * 60_000

export function describePrices({ prices }: Observed, now: number): Described {
  if (!prices.offered) return { state: 'unknown', message: 'This site does not offer live prices.' }
  if (prices.busConnected === false)
    return {
      state: 'down',
      message: 'No new prices are arriving. Pages and widgets show the last ones they have, and recover by themselves.',
    }
  if (!prices.hasFeed)
    return {
      state: 'unknown',
      message: 'This site has no source of live prices. Pages show the prices that were stored.',
    }
  if (!prices.market.open) return describeClosed(prices.market)
  const lastAt = Math.max(prices.lastTickAt ?? 0, prices.market.since)
  if (now - lastAt > stoppedMs)
    return {
      state: 'down',
      since: lastAt,
      message:
        'The market is open, but no price has arrived for more than five minutes. The prices shown are old: check them before you deal.',
    }
  return describeFlow(prices, now - lastAt)
}

function describeClosed(market: Extract<ObservedPrices['market'], { open: false }>): Described {
  const resumed =
    market.opensAt === null ? '' : ` It opens on ${formatDateTime(new Date(market.opensAt), 'Europe/London')}.`
  return {
    state: 'closed',
    ...(market.since !== null && { since: market.since }),
    message: `The market is closed, so prices do not move.${resumed}`,
  }
}

function describeFlow({ sources }: ObservedPrices, silentMs: number): Described {
  if (silentMs > lateMs) return { state: 'degraded', message: 'Prices are late: the newest is more than a minute old.' }
  if (sources.well < sources.all)
    return {
      state: 'degraded',
      message: `${sources.well} of ${sources.all} price sources are connected. Prices of some exchanges may not move.`,
    }
  return { state: 'operational', message: 'Live prices are arriving.' }
}
