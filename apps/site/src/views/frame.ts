import type { Identity, QuoteView, SecurityFrame } from '@bellwether/contract'
import {
  findExchange,
  getMarketCode,
  holdableIn,
  type Instrument,
  type PageId,
  securityTypeWords,
  sidebarFor,
  tradeButtons,
} from '@bellwether/domain'
import type { Security, SiteContext } from '../site-context.ts'

export interface FrameParts {
  readonly security: Security
  readonly instrument: Instrument & { readonly notTradableReason: string | null }
  readonly quote: QuoteView | null
  readonly headline: SecurityFrame['headline']
  readonly page: PageId
}

/** What stands around every page of a security. All rules are the domain's; nothing is decided again here. */
export function frameOf(
  { services }: SiteContext,
  { security, instrument, quote, headline, page }: FrameParts,
): SecurityFrame {
  const identity = identityOf(security)
  const { marketCode } = identity
  return {
    identity,
    quote,
    headline,
    sidebar: sidebarFor({ type: security.type, marketCode, exchange: security.listing.exchange }, services),
    page,
    buttons: tradeButtons(instrument, marketCode, services),
    wrappers: holdableIn(instrument),
    notices: noticesOf(security, instrument.notTradableReason),
  }
}

function identityOf(security: Security): Identity {
  const { listing } = security
  return {
    name: security.name,
    shortName: security.shortName,
    type: security.type,
    typeWords: securityTypeWords[security.type],
    marketCode: getMarketCode(listing.marketCode),
    ticker: security.type === 'FUND' ? null : listing.ticker,
    isin: security.isin,
    sedol: security.sedol,
    exchangeName:
      security.type === 'FUND' ? 'Priced by its manager' : (findExchange(listing.exchange)?.name ?? listing.exchange),
    segment: listing.segment,
    complex: security.complex,
    statusReason: security.statusReason,
    simulated: security.simulated,
    sourceName: security.sourceName,
    asAt: security.asAt,
  }
}

function noticesOf(security: Security, notTradableReason: string | null): string[] {
  const notices: string[] = []
  if (security.status === 'SUSPENDED') notices.push(security.statusReason ?? 'Dealing in this security is suspended.')
  if (security.status === 'DELISTED') notices.push(security.statusReason ?? 'This security is no longer listed.')
  if (security.status === 'ACTIVE' && notTradableReason) notices.push(notTradableReason)
  if (security.complex)
    notices.push('This is a complex product. You may be asked about your knowledge and experience before you buy it.')
  return notices
}
