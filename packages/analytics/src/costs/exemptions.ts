import {
  type ChargeRuleOf,
  findExchange,
  formatDate,
  formatMoney,
  lowerPlural,
  money,
  type Order,
  type OrderInstrument,
} from '@bellwether/domain'

type Sided = Pick<Order, 'side' | 'day' | 'consideration'>

/** Null where stamp duty (SDRT) is due. */
export function stampDutyExemption(
  found: ChargeRuleOf<'SDRT'> | null,
  { side, day }: Sided,
  { type, country, segment, ukListingReliefUntil }: OrderInstrument,
): string | null {
  if (!found) return `Stamp duty does not apply to ${lowerPlural(type)}`
  const { rule } = found
  if (rule.on === 'BUY' && side === 'SELL') return 'Stamp duty applies to purchases only'
  if (!rule.countries.includes(country)) return 'The company is not incorporated in the UK'
  if (segment !== null && rule.exceptSegments.includes(segment)) return `No stamp duty on ${segment} shares`
  // Three years counted from the day of listing: on the day that ends them the duty is due again.
  if (rule.exceptUntil && ukListingReliefUntil !== null && day < ukListingReliefUntil)
    return `Newly listed: UK listing relief until ${formatDate(ukListingReliefUntil)}`
  return null
}

/** Null where the takeover-panel (PTM) levy is due. */
export function ptmLevyExemption(
  found: ChargeRuleOf<'PTM'> | null,
  { side, consideration }: Sided,
  { type, country, exchange }: OrderInstrument,
): string | null {
  if (!found) return `The PTM levy does not apply to ${lowerPlural(type)}`
  const { rule } = found
  if (rule.on === 'BUY' && side === 'SELL') return 'The PTM levy applies to purchases only'
  if (!rule.countries.includes(country)) return 'The company is not subject to the Takeover Panel'
  const market = findExchange(exchange)?.country
  if (rule.markets && (market === undefined || !rule.markets.includes(market))) return 'Not traded on a UK market'
  if (consideration.amount <= rule.above)
    return `Applies to trades over ${formatMoney(money(rule.above, 'GBP')).replace(/\.00$/, '')} only`
  return null
}
