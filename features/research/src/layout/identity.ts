import type { Identity } from '@bellwether/contract'
import { findExchange, getMarketCode, securityTypeLabels } from '@bellwether/domain'
import type { Security } from '../research-context.ts'

export function identityOf(security: Security): Identity {
  const { listing } = security
  return {
    name: security.name,
    shortName: security.shortName,
    type: security.type,
    typeWords: securityTypeLabels[security.type],
    marketCode: getMarketCode(listing.marketCode),
    ticker: security.type === 'FUND' ? null : listing.ticker,
    isin: security.isin,
    sedol: security.sedol,
    exchangeName:
      security.type === 'FUND'
        ? 'Fund (not exchange-traded)'
        : (findExchange(listing.exchange)?.name ?? listing.exchange),
    segment: listing.segment,
    complex: security.complex,
    statusReason: security.statusReason,
    simulated: security.simulated,
    sourceName: security.sourceName,
    asAt: security.asAt,
  }
}
