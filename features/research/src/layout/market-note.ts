import type { MarketNote, QuoteView } from '@bellwether/contract'
import { formatDateTime, nextOpening, sessionState } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'

/** Null while the market trades, and for what has no market: a fund, a suspended share. */
export function marketNote(
  { hours, now }: Pick<ResearchContext, 'hours' | 'now'>,
  { status, simulated }: Pick<Security, 'status' | 'simulated'>,
  quote: Pick<QuoteView, 'exchangeCode' | 'pricedDaily' | 'outdated' | 'state' | 'zone'>,
): MarketNote | null {
  const { exchangeCode, pricedDaily, outdated, state, zone } = quote
  if (pricedDaily || outdated || status !== 'ACTIVE' || state === 'SUSPENDED') return null
  const time = now().getTime()
  const market = sessionState(exchangeCode, time)
  const isTrading = market === 'OPEN' || market === 'AUCTION'
  if (state === 'INDICATIVE' && (isTrading || hours === 'always'))
    return { kind: 'STALE', text: 'There has been no new price for some time: this one may be out of date.' }
  if (isTrading) return null
  if (hours === 'always') {
    return simulated ? { kind: 'DEMONSTRATION', text: 'Demonstration: simulated trading outside market hours.' } : null
  }
  const opening = nextOpening(exchangeCode, time)
  const opens = opening === null ? '' : ` Opens ${formatDateTime(new Date(opening), zone)}.`
  return { kind: 'CLOSED', text: `Market closed.${opens}` }
}
