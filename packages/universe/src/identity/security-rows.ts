import type { RowCollector } from '../batch.ts'
import { addMonthsTo, dayOf, type EpochDay, isoOf } from '../calendar.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { ListingRow, SecurityNameRow, SecurityRow } from '../rows/securities.ts'
import type { ListingPlan, SecurityPlan } from './plan.ts'

// Companies newly listed since this day pay no stamp duty on purchases for three years.
const listingReliefFrom = dayOf(2025, 11, 26)

/** The security itself, its names and its lines of trading. */
export function addIdentity({ until }: Market, collector: RowCollector, plan: SecurityPlan): void {
  collector.add('securities', toSecurityRow(plan, until))
  collector.addAll('security_names', securityNameRows(plan))
  collector.add('listings', toListingRow(plan.id, plan.listing, true))
  for (const listing of plan.otherListings) collector.add('listings', toListingRow(plan.id, listing, false))
}

function toSecurityRow(plan: SecurityPlan, until: EpochDay): SecurityRow {
  const sectorOf = () => {
    if (plan.type === 'EQUITY') return plan.sector.name
    if (plan.type === 'BOND') return 'UK government bonds'
    return plan.type === 'CLOSED_END_FUND' ? plan.mandate.aicSector : plan.mandate.iaSector
  }
  const relieved =
    (plan.type === 'EQUITY' || plan.type === 'CLOSED_END_FUND') &&
    plan.listing.segment === 'Main Market' &&
    plan.country === 'GB' &&
    plan.listedOn >= listingReliefFrom
  return {
    id: plan.id,
    type: plan.type,
    name: plan.name,
    short_name: plan.shortName,
    isin: plan.isin,
    sedol: plan.sedol,
    cfi: plan.cfi,
    lei: plan.lei,
    country: plan.country,
    currency: plan.currency,
    sector: sectorOf(),
    industry: plan.type === 'EQUITY' ? plan.sector.industry : null,
    category: plan.category,
    complex: plan.complex,
    status: plan.suspendedOn === null ? 'ACTIVE' : 'SUSPENDED',
    status_reason: plan.statusReason,
    listed_on: isoOf(plan.listedOn),
    uk_listing_relief_until: relieved ? isoOf(addMonthsTo(plan.listedOn, 36)) : null,
    description: plan.description,
    website: plan.website,
    size_gbp: plan.sizeGbp,
    source_id: sourceId,
    as_at: isoOf(until),
  }
}

function toListingRow(securityId: number, listing: ListingPlan, primary: boolean): ListingRow {
  return {
    id: listing.id,
    security_id: securityId,
    market_code: listing.marketCode,
    exchange: listing.exchange,
    mic: listing.mic,
    ticker: listing.ticker,
    sedol: listing.sedol ?? null,
    segment: listing.segment,
    price_unit: listing.unit,
    price_scale: listing.scale,
    primary_listing: primary,
    streamable: listing.streamable,
    normal_market_size: listing.normalMarketSize,
    source_id: sourceId,
  }
}

function* securityNameRows(plan: SecurityPlan): Generator<SecurityNameRow> {
  for (const { name, until } of plan.formerNames)
    yield { security_id: plan.id, name, kind: 'FORMER', until: isoOf(until) }
  if (plan.name.includes('&'))
    yield { security_id: plan.id, name: plan.name.replace('&', 'and'), kind: 'ALIAS', until: null }
}
