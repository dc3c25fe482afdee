import type { Identity, PricePromo, SecurityFrame } from '@bellwether/contract'
import {
  buttonsFor,
  findExchange,
  getMarketCode,
  hasLivePrices,
  holdableIn,
  isElectiveProfessional,
  type PageId,
  pagesBesideMenu,
  securityTypeLabels,
  seenPrices,
  showsGuestPromo,
  sidebarFor,
  toIsoDate,
  tradeButtons,
  type Viewer,
  wrapperChanges,
} from '@bellwether/domain'
import { attempt, block, foundIn, ready, share } from '@bellwether/web/view'
import type { ResearchContext, Security } from '../research-context.ts'
import { streamsFor } from '../securities/live-access.ts'
import { quoteWithoutLine, sparklineOf } from '../securities/quote.ts'
import { besidePrice } from './beside-price.ts'
import { instrumentOf, unknownInstrument } from './instrument.ts'
import { findOutsideMarket } from './outside-market.ts'
import { isProduct, productView } from './product.ts'
import { sourceNames } from './source-names.ts'
import type { Subject } from './subject.ts'

const noPriceNow = 'The price could not be loaded. Try again shortly; the rest of the page is unaffected.'

const noTargetMarketNow = 'Could not load this product’s target market. Check it before you buy.'

/** The layout data of every security page. All rules come from the domain; nothing is decided again here. */
export async function subjectOf(
  context: ResearchContext,
  security: Security,
  { page, viewer }: { readonly page: PageId; readonly viewer: Viewer },
): Promise<Subject> {
  const { services } = context
  // Side by side, so that what none of them waits for travels in one statement.
  const [priced, { notTradableReason, keyDocument, ...instrument }, outsideMarket, sources, product] =
    await Promise.all([
      pricedPart(context, security),
      attempt(context, 'instrument', () => instrumentOf(context, security), unknownInstrument(security)),
      attempt(context, 'target market', () => findOutsideMarket(context, security), noTargetMarketNow),
      attempt(context, 'sources', () => sourceNames(context, security), { together: security.sourceName, byKind: {} }),
      isProduct(security.type)
        ? block(context, 'product', async () => ready(await productView(context, security.id)))
        : null,
    ])
  const { quote, day, beside } = priced
  const identity = { ...identityOf(security), sourceName: sources.together }
  const { marketCode } = identity
  const wrappers = holdableIn(instrument)
  const menuSubject = { type: security.type, marketCode, exchange: security.listing.exchange }
  const frame: SecurityFrame = {
    identity,
    sources: sources.byKind,
    quote,
    ...beside,
    product,
    sidebar: sidebarFor(menuSubject, services),
    links: pagesBesideMenu(menuSubject, services),
    page,
    live: quote && streamsFor(context, quote, viewer) ? { electiveProfessional: isElectiveProfessional(viewer) } : null,
    buttons: buttonsFor(viewer, tradeButtons(instrument, marketCode, services)),
    wrappers,
    wrapperChanges: wrapperChanges(security, wrappers, day),
    notices: [...(priced.failed ? [noPriceNow] : []), ...noticesOf(security, { notTradableReason, outsideMarket })],
    outsideMarket,
    pricePromo: pricePromoOf(context, { viewer, quote }),
  }
  const today = day > security.asAt ? day : security.asAt
  return { security, marketCode, instrument, keyDocument, quote, viewer, day, today, frame }
}

/** The price, its day, and what can be read once the day is known. */
async function pricedPart(context: ResearchContext, security: Security) {
  const shared = await share(context, 'quote', () => quoteWithoutLine(context, security))
  const found = foundIn(shared)
  const day = found ? toIsoDate(new Date(found.at)) : security.asAt
  const [sparkline, beside] = await Promise.all([
    found ? sparklineOf(context, security, found) : null,
    besidePrice(context, security, { quote: found, day }),
  ])
  return { quote: found && { ...found, sparkline }, day, beside, failed: shared.state === 'failed' }
}

/** RP-ACCESS-4: promises what the operator's terms give, and nothing else. */
export function pricePromoOf(
  { services, terms }: Pick<ResearchContext, 'services' | 'terms'>,
  { viewer, quote }: Pick<Subject, 'viewer' | 'quote'>,
): PricePromo | null {
  if (!quote || quote.outdated) return null
  const guest = viewer.kind === 'guest'
  const [own, users] = [true, false].map(isGuest => seenPrices(terms, quote.exchangeCode, isGuest).access)
  const conditionMet = hasLivePrices(services, quote, viewer) && own === 'REAL_TIME'
  if (!showsGuestPromo({ guest, loaded: guest && viewer.loaded, conditionMet })) return null
  const { delayMinutes } = quote
  if (quote.pricedDaily) return { reason: 'PRICED_DAILY', delayMinutes, loginAdds: null }
  if (!quote.streamable) return { reason: 'NOT_STREAMED', delayMinutes, loginAdds: null }
  if (!services.streaming) return { reason: 'SWITCHED_OFF', delayMinutes, loginAdds: null }
  const reason = own === 'NONE' ? 'NOT_SHOWN' : 'DELAYED'
  // Guests who may not stream at all gain what users have, delayed or not.
  const seen = services.guestStreaming ? own : 'NONE'
  return { reason, delayMinutes, loginAdds: users === 'NONE' || users === seen || !users ? null : users }
}

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

function noticesOf(
  security: Security,
  { notTradableReason, outsideMarket }: Readonly<Record<'notTradableReason' | 'outsideMarket', string | null>>,
): string[] {
  const notices: string[] = []
  if (security.status === 'SUSPENDED') notices.push(security.statusReason ?? 'Dealing in this security is suspended.')
  if (security.status === 'DELISTED') notices.push(security.statusReason ?? 'This security is no longer listed.')
  if (security.status === 'ACTIVE' && notTradableReason) notices.push(notTradableReason)
  // The appropriateness test is mentioned once.
  if (security.complex && !outsideMarket)
    notices.push('This is a complex product. You may be asked about your knowledge and experience before you buy it.')
  return notices
}
