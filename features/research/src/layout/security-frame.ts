import type { SecurityFrame } from '@bellwether/contract'
import {
  buttonsFor,
  holdableIn,
  isElectiveProfessional,
  type PageId,
  pagesBesideMenu,
  type SidebarSubject,
  sidebarFor,
  tradeButtons,
  wrapperChanges,
} from '@bellwether/domain'
import { attempt, block, ready } from '@bellwether/web/view'
import type { ResearchContext } from '../research-context.ts'
import { streamsFor } from '../securities/live-access.ts'
import { sparklineOf } from '../securities/quote.ts'
import { besidePrice } from './beside-price.ts'
import { identityOf } from './identity.ts'
import { findOutsideMarket } from './outside-market.ts'
import { pricePromoOf } from './price-promo.ts'
import { isProduct, productView } from './product.ts'
import { sourceNames } from './source-names.ts'
import type { Subject } from './subject.ts'

const noPriceNow = 'The price could not be loaded. Try again shortly; the rest of the page is unaffected.'

const noTargetMarketNow = 'Could not load this product’s target market. Check it before you buy.'

/**
 * What stands around the blocks of every security page, read beside them so that it travels in the same statement. All rules come from the domain;
 * nothing is decided again here.
 */
export async function frameOf(context: ResearchContext, subject: Subject, page: PageId): Promise<SecurityFrame> {
  const { services } = context
  const { security, marketCode, instrument, quote, viewer, day } = subject
  const [sparkline, beside, outsideMarket, sources, product] = await Promise.all([
    quote && sparklineOf(context, security, quote),
    besidePrice(context, security, subject),
    attempt(context, 'target market', () => findOutsideMarket(context, security), noTargetMarketNow),
    attempt(context, 'sources', () => sourceNames(context, security), { together: security.sourceName, byKind: {} }),
    isProduct(security.type)
      ? block(context, 'product', async () => ready(await productView(context, security.id)))
      : null,
  ])
  const wrappers = holdableIn(instrument)
  const menu = menuSubjectOf(subject)
  return {
    identity: { ...identityOf(security), sourceName: sources.together },
    sources: sources.byKind,
    quote: quote && { ...quote, sparkline },
    ...beside,
    product,
    sidebar: sidebarFor(menu, services),
    links: pagesBesideMenu(menu, services),
    page,
    live: quote && streamsFor(context, quote, viewer) ? { electiveProfessional: isElectiveProfessional(viewer) } : null,
    buttons: buttonsFor(viewer, tradeButtons(instrument, marketCode, services)),
    wrappers,
    wrapperChanges: wrapperChanges(security, wrappers, day),
    notices: noticesOf(subject, outsideMarket),
    outsideMarket,
    pricePromo: pricePromoOf(context, subject),
  }
}

export function menuSubjectOf({ security, marketCode }: Pick<Subject, 'security' | 'marketCode'>): SidebarSubject {
  return { type: security.type, marketCode, exchange: security.listing.exchange }
}

function noticesOf(
  { security, isPriceMissing, notTradableReason }: Subject,
  outsideMarket: string | null,
): readonly string[] {
  const notices: string[] = isPriceMissing ? [noPriceNow] : []
  if (security.status === 'SUSPENDED') notices.push(security.statusReason ?? 'Dealing in this security is suspended.')
  if (security.status === 'DELISTED') notices.push(security.statusReason ?? 'This security is no longer listed.')
  if (security.status === 'ACTIVE' && notTradableReason) notices.push(notTradableReason)
  // The appropriateness test is mentioned once.
  if (security.complex && !outsideMarket)
    notices.push('This is a complex product. You may be asked about your knowledge and experience before you buy it.')
  return notices
}
