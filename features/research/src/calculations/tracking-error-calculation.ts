import { riskFormulas } from '@bellwether/analytics'
import type { Calculation } from '@bellwether/contract'
import type { facts } from '@bellwether/db'
import { countValue } from '@bellwether/web/view'

const months = 12

/** Of one year, as its manager publishes it. */
export function trackingErrorCalculation({ asAt }: Pick<facts.FundFacts, 'asAt'>): Calculation {
  return {
    formula: `The ${riskFormulas.trackingError.charAt(0).toLowerCase()}${riskFormulas.trackingError.slice(1)}`,
    inputs: [{ label: 'Monthly returns', value: countValue(months), source: 'Fund figures as supplied', asAt, months }],
  }
}
