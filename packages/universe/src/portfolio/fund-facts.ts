import { standardDeviation } from '@bellwether/analytics'
import { isoOf, monthEndBefore } from '../calendar.ts'
import type { IndexLevels } from '../market/indices.ts'
import { tradingYear } from '../market/market-factors.ts'
import { monthEndPositions, monthlyReturns } from '../market/month-ends.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Random } from '../rng.ts'
import type { FundFactsRow } from '../rows/facts.ts'
import { benchmarkReturns } from './benchmark-returns.ts'
import { distributionDetails, historicYield } from './distributions.ts'
import { fundDetails, type OtherClass } from './fund-details.ts'
import type { OpenEndedFund } from './open-ended.ts'
import type { Pooled } from './pooled.ts'
import { portfolioFigures } from './portfolio-figures.ts'
import { valueAssessmentOf } from './value-assessment.ts'

const fraction = (value: number) => {
  const rounded = Math.round(value * 1e6) / 1e6
  return rounded === 0 ? 0 : rounded
}

export function fundFactsRow(
  market: Market,
  indices: IndexLevels,
  fund: OpenEndedFund,
  { holdings, profile }: Pooled,
  otherClasses: readonly OtherClass[],
): FundFactsRow {
  const { plan } = fund
  const random = market.random(plan.family, 'facts')
  const etf = plan.type === 'ETF'
  const leveraged = etf && plan.leverage !== 1
  const tracking = plan.passive ? trackingOf(market, indices, fund) : null
  const target = random.next()
  const row: FundFactsRow & { readonly details: object } = {
    security_id: plan.id,
    as_at: isoOf(market.until),
    currency: 'GBP',
    legal_structure: leveraged ? 'Debt security' : etf ? 'ICAV' : random.chance(0.7) ? 'OEIC' : 'Unit trust',
    ucits: !leveraged,
    domicile: plan.country,
    objective: plan.description,
    benchmark: leveraged ? `${plan.mandate.benchmark} Daily ${plan.leverage}x Leveraged` : plan.mandate.benchmark,
    benchmark_role: plan.passive
      ? 'Tracked index'
      : target < 0.35
        ? 'Target'
        : target < 0.55
          ? 'Constraint'
          : 'Comparator',
    income_class: plan.incomeClass,
    launched_on: isoOf(plan.listedOn),
    fund_size: plan.fundSizeGbp,
    class_size: plan.sizeGbp,
    holdings_count: holdings.all.length,
    yield: leveraged ? 0 : historicYield(fund.distributions, market.until, plan.finalPrice),
    yield_kind: plan.mandate.mix.BOND > 0.5 ? 'Distribution' : 'Historic',
    passive: plan.passive,
    hedged: etf && plan.currency !== 'GBP' && random.chance(0.15),
    pricing_basis: etf ? null : 'Single',
    valuation_point: etf ? '16:30' : '12:00',
    dealing_cut_off: etf ? null : '10:30',
    dealing_frequency: 'Daily',
    settlement_days: etf ? 2 : 3,
    minimum_lump: etf ? null : random.pick([50_000, 100_000]),
    minimum_regular: etf ? null : 2_500,
    charges_from: plan.mandate.yield > 0.03 ? 'Capital' : 'Income',
    sdr_label:
      plan.mandate.name === 'Sustainable Growth'
        ? random.pick(['Sustainability Focus', 'Sustainability Improvers', 'Sustainability Mixed Goals'])
        : null,
    sister_isin: plan.type === 'FUND' ? plan.sisterIsin : null,
    replication: etf ? (leveraged ? 'Swap' : random.pick(['Full', 'Full', 'Sampled'])) : null,
    distribution_frequency: leveraged ? null : fund.frequency,
    uk_reporting: etf ? true : null,
    securities_lending: etf ? random.chance(0.4) : random.chance(0.1),
    tracking_difference_1y: tracking?.difference1y ?? null,
    tracking_difference_3y: tracking?.difference3y ?? null,
    tracking_error: tracking?.error ?? null,
    average_spread: etf ? fraction(random.uniform(0.0004, 0.0018)) : null,
    details: partiesAndHistory(market, plan, random),
    source_id: sourceId,
  }
  const details = {
    ...row.details,
    ...fundDetails(market, plan, row, otherClasses),
    ...distributionDetails(market, plan, fund.distributions),
    portfolio: portfolioFigures(market, plan, profile),
  }
  return { ...row, details }
}

function partiesAndHistory(market: Market, plan: OpenEndedFund['plan'], random: Random) {
  const etf = plan.type === 'ETF'
  const assessed = valueAssessmentOf(market, plan)
  return {
    adviser: `${plan.house} Fund Managers`,
    depositary: random.pick(['Castlegate Depositary', 'Northern Custody', 'Harbour Trustees']),
    auditor: random.pick(['Wexcombe & Thorne LLP', 'Hallam Grieves LLP', 'Oakes Dunstan LLP']),
    sizeHistory: [24, 18, 12, 6, 0].map(ago => ({
      on: isoOf(ago === 0 ? market.until : monthEndBefore(market.until, ago)),
      size:
        Math.round((plan.fundSizeGbp * Math.exp(-ago * 0.006 + (ago === 0 ? 0 : 0.05 * random.normal()))) / 1e6) * 1e6,
    })),
    valueAssessment: etf
      ? null
      : { outcome: assessed.justified ? 'Value for money' : 'Action required', on: isoOf(assessed.on) },
    dilution: etf
      ? null
      : 'The price may be adjusted by up to 0.5% (swing pricing) on days of large inflows or outflows.',
    citicode: etf ? null : plan.isin.slice(-4, -1),
  }
}

/** Against the index that is tracked, its daily multiple where that is: how far the fund fell behind over whole years, and how steadily. */
function trackingOf(market: Market, indices: IndexLevels, { plan, returns, bars }: OpenEndedFund) {
  const index = benchmarkReturns(market, indices, plan.mandate, plan.type === 'ETF' ? plan.leverage : 1)
  const behind = (years: number) => {
    const days = Math.round(years * tradingYear)
    if (returns.length < days) return null
    let [own, tracked] = [0, 0]
    for (let i = 1; i <= days; i++) {
      own += returns[returns.length - i] ?? 0
      tracked += index[index.length - i] ?? 0
    }
    return fraction(Math.exp(own / years) - Math.exp(tracked / years))
  }
  // Of months, as other risk figures: from day to day the tick of a price is larger than any difference.
  const ends = monthEndPositions(market.days.days)
  const [own, tracked] = [monthlyReturns(ends, returns, bars.first), monthlyReturns(ends, index, 0)].map(all =>
    all.slice(-12),
  )
  const active = (own ?? []).map((change, month) => change - (tracked?.at(month - (own?.length ?? 0)) ?? 0))
  return {
    difference1y: behind(1),
    difference3y: behind(3),
    error: active.length < 2 ? null : fraction(standardDeviation(active) * Math.sqrt(12)),
  }
}
