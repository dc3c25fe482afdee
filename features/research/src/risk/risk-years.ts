import { type RiskYears, riskYears } from '@bellwether/contract'

/** The requested period where there are figures for it; otherwise three years. */
export function pickYears(query: URLSearchParams, available: readonly RiskYears[]): RiskYears {
  const requested = riskYears.find(years => String(years) === query.get('years'))
  return requested && available.includes(requested) ? requested : 3
}
