import {
  addMonthsTo,
  addTradingDays,
  type EpochDay,
  isoOf,
  monthEnd,
  monthOf,
  tradingDayFrom,
  tradingDayUpTo,
  yearOf,
} from '../calendar.ts'
import type { EtfPlan, FundPlan } from '../identity/plan.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { DividendRow } from '../rows/income.ts'

/** Per unit, at two more decimals than the price. */
export interface Distribution {
  readonly amount: number
  readonly exOn: EpochDay
  readonly payOn: EpochDay
  readonly estimated: boolean
}

export type DistributionFrequency = 'Monthly' | 'Quarterly' | 'Half-yearly' | 'Yearly'

const perYear: Readonly<Record<DistributionFrequency, number>> = {
  Monthly: 12,
  Quarterly: 4,
  'Half-yearly': 2,
  Yearly: 1,
}

export const extraDecimals = 2

export function frequencyOf(market: Market, plan: FundPlan | EtfPlan): DistributionFrequency {
  const point = market.random(plan.family, 'distribution frequency').next()
  const income = plan.mandate.yield
  if (plan.mandate.mix.BOND > 0.5) return point < 0.35 ? 'Monthly' : 'Quarterly'
  if (income > 0.03) return 'Quarterly'
  return point < 0.7 ? 'Half-yearly' : plan.type === 'ETF' ? 'Quarterly' : 'Yearly'
}

/** From the first whole period of the history to twelve months ahead. `priceOn` is in price units. */
export function drawDistributions(
  market: Market,
  plan: FundPlan | EtfPlan,
  frequency: DistributionFrequency,
  priceOn: (day: EpochDay) => number,
): Distribution[] {
  const random = market.random(plan.family, 'distributions')
  const months = 12 / perYear[frequency]
  const rate = (plan.mandate.yield * random.uniform(0.88, 1.12)) / perYear[frequency]
  const anchorMonth = random.integer(1, months)
  const distributions: Distribution[] = []
  const start = Math.max(plan.listedOn, market.days.days[0] ?? market.until)
  let period = monthEnd(yearOf(start), monthOf(start))
  while (monthOf(period) % months !== anchorMonth % months) period = endOfNextMonth(period)
  for (let end = period; end <= addMonthsTo(market.until, 12); end = addMonthEnds(end, months)) {
    const exOn = tradingDayFrom(end + 1)
    const seasonal = Math.exp(0.08 * random.normal())
    if (end - start < months * 25) continue
    const amount = Math.round(priceOn(Math.min(exOn, market.until)) * rate * seasonal * 10 ** extraDecimals)
    if (amount <= 0) continue
    const payOn = plan.type === 'ETF' ? addTradingDays(exOn, 10) : tradingDayUpTo(addMonthEnds(end, 2))
    distributions.push({ amount, exOn, payOn, estimated: exOn > market.until })
  }
  return distributions
}

const endOfNextMonth = (day: EpochDay) => addMonthEnds(day, 1)

function addMonthEnds(day: EpochDay, months: number): EpochDay {
  const moved = addMonthsTo(day, months)
  return monthEnd(yearOf(moved), monthOf(moved))
}

export function toDistributionRow(plan: FundPlan | EtfPlan, distribution: Distribution, until: EpochDay): DividendRow {
  const { amount, exOn, payOn, estimated } = distribution
  return {
    security_id: plan.id,
    kind: 'DISTRIBUTION',
    amount,
    scale: plan.listing.scale + extraDecimals,
    unit: plan.listing.unit,
    financial_year: yearOf(exOn),
    declared_on: estimated ? null : isoOf(exOn),
    ex_on: isoOf(exOn),
    record_on: isoOf(plan.type === 'ETF' ? addTradingDays(exOn, 1) : exOn),
    pay_on: isoOf(payOn),
    status: estimated ? 'ESTIMATED' : 'CONFIRMED',
    reinvested: plan.incomeClass === 'ACC',
    source_id: sourceId,
    as_at: isoOf(until),
  }
}

/** A fund with more than this in bonds and cash pays interest, taxed as such; any other pays dividends. */
const interestShare = 0.6
const toldDistributions = 12

/**
 * How distributions are taxed, and for a fund of the UK what part of each is the holder's own money back where the units were bought within its period. The amounts
 * are at the scale of the distributions.
 */
export function distributionDetails(
  market: Market,
  plan: FundPlan | EtfPlan,
  distributions: readonly Distribution[],
): {
  readonly distributionType: 'Dividend' | 'Interest'
  readonly equalisation: readonly { readonly exOn: string; readonly amount: number }[]
} {
  const { mix } = plan.mandate
  const random = market.random(plan.family, 'equalisation')
  const told = plan.type === 'FUND' && plan.country === 'GB' ? distributions.filter(({ estimated }) => !estimated) : []
  return {
    distributionType: mix.BOND + mix.CASH > interestShare ? 'Interest' : 'Dividend',
    equalisation: told
      .slice(-toldDistributions)
      .map(({ exOn, amount }) => ({ exOn: isoOf(exOn), amount: Math.round(amount * random.uniform(0.08, 0.65)) })),
  }
}

/** Paid in the year up to a day, over the price on that day. */
export function historicYield(distributions: readonly Distribution[], until: EpochDay, price: number): number {
  const from = addMonthsTo(until, -12)
  let sum = 0
  for (const d of distributions) if (d.exOn > from && d.exOn <= until) sum += d.amount
  return Math.round((sum / 10 ** extraDecimals / price) * 1e6) / 1e6
}
