import type { MarketNote, QuoteView } from '@bellwether/contract'
import { formatDateTime, nextOpening, sessionState } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

export const demonstration = 'Demonstration: simulated trading outside market hours.'

export function isTrading(exchangeCode: string, time: number): boolean {
  const market = sessionState(exchangeCode, time)
  return market === 'OPEN' || market === 'AUCTION'
}

/** Null while the market trades, and for what has no market: a fund, a suspended share. */
export function marketNote(
  { hours, now }: Pick<ResearchContext, 'hours' | 'now'>,
  { status, simulated }: Pick<Security, 'status' | 'simulated'>,
  quote: Pick<QuoteView, 'exchangeCode' | 'pricedDaily' | 'outdated' | 'state' | 'zone'>,
): MarketNote | null {
  const { exchangeCode, pricedDaily, outdated, state, zone } = quote
  if (pricedDaily || outdated || status !== 'ACTIVE' || state === 'SUSPENDED') return null
  const time = now().getTime()
  const trades = isTrading(exchangeCode, time)
  if (state === 'INDICATIVE' && (trades || hours === 'always'))
    return { kind: 'STALE', text: 'There has been no new price for some time: this one may be out of date.' }
  if (trades) return null
  if (hours === 'always') {
    return simulated ? { kind: 'DEMONSTRATION', text: demonstration } : null
  }
  const opening = nextOpening(exchangeCode, time)
  const opens = opening === null ? '' : ` Opens ${formatDateTime(new Date(opening), zone)}.`
  return { kind: 'CLOSED', text: `Market closed.${opens}` }
}
