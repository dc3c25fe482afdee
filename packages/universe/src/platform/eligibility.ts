import { productKey } from '@bellwether/domain'
import { isoOf } from '../calendar.ts'
import { isFixed } from '../identity/fixed-securities.ts'
import type { SecurityPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import type { EligibilityRow } from '../rows/costs.ts'
import { sourceId } from './source.ts'

// The security without eligibility data: it can be traded, but no wrapper is known to take it.
const withoutData = 'LSE:NOEL'

/** What can be done with a security on the platform. `kiidDocumentId` is its disclosure document, if it has one. */
export function eligibilityRow(market: Market, plan: SecurityPlan, kiidDocumentId: number | null): EligibilityRow {
  const code = plan.listing.marketCode
  const random = market.random(code, 'eligibility')
  const suspended = plan.suspendedOn !== null
  const fixed = isFixed(code)
  const notOffered = !suspended && !fixed && random.chance(0.02)
  const tradable = !suspended && !notOffered
  const pooled = plan.type !== 'EQUITY' && plan.type !== 'BOND'
  const abroad = plan.type === 'EQUITY' && plan.listing.exchange !== 'LSE'
  const closed = tradable && !fixed && plan.type === 'FUND' && random.chance(0.02)
  const isa = fixed || !random.chance(plan.listing.segment === 'AIM' ? 0.04 : 0.02)
  return {
    security_id: plan.id,
    as_at: isoOf(market.until),
    tradable,
    buyable: tradable && !closed && (!pooled || kiidDocumentId !== null || !market.depth.documents),
    sellable: tradable,
    ri: tradable && !closed && !plan.complex && !abroad && plan.type !== 'BOND' && (fixed || plan.sizeGbp > 2e10),
    dripable:
      tradable &&
      !abroad &&
      (plan.type === 'EQUITY' || plan.type === 'CLOSED_END_FUND' || plan.type === 'ETF') &&
      !plan.complex,
    not_tradable_reason: suspended
      ? 'Trading in this share is suspended'
      : notOffered
        ? 'This investment is not offered on the platform'
        : null,
    tradable_products: !fixed && random.chance(0.01) ? { [productKey('jsipp')]: false } : {},
    isa_eligibility: code === withoutData ? null : isa,
    sipp_eligibility: code === withoutData ? null : fixed || !random.chance(0.01),
    kiid_required: pooled && market.depth.documents,
    kiid_document_id: kiidDocumentId,
    source_id: sourceId,
  }
}
