import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { SegmentRow } from '../rows/financials.ts'
import type { EquityCompany } from './equity-company.ts'
import { amountOf } from './lines.ts'
import type { Statement } from './statement-rows.ts'

const geographies = {
  UK: ['United Kingdom', 'Rest of Europe', 'North America', 'Rest of world'],
  US: ['United States', 'Europe', 'Asia Pacific'],
  EUROPE: ['Germany', 'Rest of Europe', 'Americas', 'Asia Pacific'],
} as const

const reportedYears = 3

/** Revenue and operating profit by division, revenue by geography, of the last three years; parts make up the whole. */
export function* segmentRows(market: Market, company: EquityCompany): Generator<SegmentRow> {
  const annuals = company.statements.filter(({ period }) => period === 'ANNUAL').slice(-reportedYears)
  for (const statement of annuals) yield* segmentsOfYear(market, company, statement)
}

/** Those of a year draw from a stream of their own: they are the same whenever they are published. */
export function* segmentsOfYear(
  market: Market,
  { plan }: Pick<EquityCompany, 'plan'>,
  { fiscalYear, income }: Pick<Statement, 'fiscalYear' | 'income'>,
): Generator<SegmentRow> {
  const random = market.random(plan.listing.marketCode, 'segments')
  const places = geographies[plan.region as keyof typeof geographies] ?? geographies.UK
  const divisionWeights = plan.sector.divisions.map((_, i) => random.uniform(0.4, 1) / (i + 1))
  const placeWeights = places.map((_, i) => random.uniform(0.4, 1) / (i * 1.6 + 1))
  const revenue = income.revenue ?? income.totalIncome ?? income.insuranceRevenue ?? amountOf(income, 'rentalIncome')
  const ofYear = market.random(plan.listing.marketCode, 'segments', fiscalYear)
  const drift = () => Math.exp(0.06 * ofYear.normal())
  const byDivision = divide(
    revenue,
    divisionWeights.map(w => w * drift()),
  )
  const profits = divide(
    amountOf(income, 'operatingProfit'),
    byDivision.map(r => r * ofYear.uniform(0.7, 1.3)),
  )
  const byPlace = divide(
    revenue,
    placeWeights.map(w => w * drift()),
  )
  const common = { security_id: plan.id, fiscal_year: fiscalYear, currency: plan.currency, source_id: sourceId }
  for (const [i, name] of plan.sector.divisions.entries()) {
    yield { ...common, kind: 'DIVISION', name, revenue: byDivision[i] ?? 0, profit: profits[i] ?? 0 }
  }
  for (const [i, name] of places.entries())
    yield { ...common, kind: 'GEOGRAPHY', name, revenue: byPlace[i] ?? 0, profit: null }
}

/** Whole amounts by weight that add up to the total exactly; the first takes what rounding leaves. */
function divide(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const step = Math.abs(total) > 1e10 ? 1e7 : 1e5
  const parts = weights.map(w => Math.round((total * w) / sum / step) * step)
  const left = total - parts.reduce((a, b) => a + b, 0)
  parts[0] = (parts[0] ?? 0) + left
  return parts.map(part => (part === 0 ? 0 : part))
}
