import { type RiskFigures, riskFigures, riskMeasures } from '@bellwether/analytics'
import { isoOf } from '../calendar.ts'
import { type IndexBook, toHundredths } from '../market/indices.ts'
import { cashLevels } from '../market/money-value.ts'
import { monthEndPositions, monthlyReturns } from '../market/month-ends.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { RatingRow, RiskMeasureRow } from '../rows/risk.ts'
import { benchmarkLevels } from './benchmark-returns.ts'
import { getMandate, type Mandate } from './mandates.ts'
import type { PooledPlan } from './pooled-plan.ts'
import { overallStars, type RatedPeriod, starsOf } from './stars.ts'

const periods = [1, 3, 5, 10] as const
/** As mandates cite it: its levels are those of the cash index. */
const cashBenchmark = 'SONIA'
const licence = 'Simulated rating, calculated from simulated prices'

interface RiskEntry extends RatedPeriod {
  readonly benchmark: RiskFigures
}

/** Risk of every portfolio from its own returns; categories are averaged once all are in. */
export class RiskBook {
  readonly #market: Market
  readonly #indices: IndexBook
  readonly #monthEnds: readonly number[]
  readonly #cash: readonly number[]
  readonly #benchmarks = new Map<string, readonly number[]>()
  readonly #entries: RiskEntry[] = []

  constructor(market: Market, indices: IndexBook) {
    this.#market = market
    this.#indices = indices
    this.#monthEnds = monthEndPositions(market.days.days)
    this.#cash = cashReturns(market, this.#monthEnds)
  }

  /** `returns` are daily log returns with income reinvested, from trading day `first`. */
  record(plan: PooledPlan, returns: Float64Array, first: number): void {
    const monthly = monthlyReturns(this.#monthEnds, returns, first)
    const benchmark = this.#benchmarkOf(plan.mandate, plan.type === 'ETF' ? plan.leverage : 1)
    for (const years of periods) {
      const count = years * 12
      if (monthly.length < count || benchmark.length < count) continue
      const [index, cash] = [benchmark.slice(-count), this.#cash.slice(-count)]
      this.#entries.push({
        securityId: plan.id,
        group: `${plan.category} ${years}`,
        years,
        figures: riskFigures(monthly.slice(-count), index, cash),
        benchmark: riskFigures(index, index, cash),
      })
    }
  }

  /** `multiple` is what the index pays of each day's return. */
  #benchmarkOf(mandate: Mandate, multiple: number): readonly number[] {
    const key = `${mandate.name} ${multiple}`
    const known = this.#benchmarks.get(key)
    if (known) return known
    const monthly = mandate.benchmark === cashBenchmark ? this.#cash : this.#monthly(mandate, multiple)
    this.#benchmarks.set(key, monthly)
    return monthly
  }

  #monthly(mandate: Mandate, multiple: number): readonly number[] {
    const levels = benchmarkLevels(this.#market, this.#indices, mandate, multiple)
    return storedReturns(this.#monthEnds.map(position => levels[position] ?? Number.NaN))
  }

  *measureRows(): Generator<RiskMeasureRow> {
    const averages = this.#averages()
    const asAt = isoOf(this.#market.days.days[this.#monthEnds.at(-1) ?? 0] ?? this.#market.until)
    for (const { securityId, group, years, figures, benchmark } of this.#entries) {
      for (const measure of riskMeasures) {
        yield {
          security_id: securityId,
          as_at: asAt,
          years,
          measure,
          value: round(figures[measure]),
          category: round(averages.get(`${group} ${measure}`) ?? null),
          benchmark: round(benchmark[measure]),
          source_id: sourceId,
        }
      }
    }
  }

  #averages(): Map<string, number> {
    const sums = new Map<string, { sum: number; count: number }>()
    for (const { group, figures } of this.#entries) {
      for (const measure of riskMeasures) {
        const value = figures[measure]
        if (value === null) continue
        const key = `${group} ${measure}`
        const entry = sums.get(key) ?? { sum: 0, count: 0 }
        entry.sum += value
        entry.count += 1
        sums.set(key, entry)
      }
    }
    return new Map([...sums].map(([key, { sum, count }]) => [key, sum / count]))
  }

  /** Stars by risk-adjusted return within the category, none under three years; and volatility relative to UK shares. */
  *ratingRows(): Generator<RatingRow> {
    const as_at = isoOf(this.#market.until)
    const common = { provider: 'Bellwether', as_at, licence, source_id: sourceId }
    const stars = starsOf(this.#entries.filter(entry => entry.years >= 3))
    for (const [security_id, byYears] of stars) {
      for (const [years, score] of byYears)
        yield {
          ...common,
          security_id,
          measure: `stars${years}y`,
          score,
          scale: 5,
          words: `Risk-adjusted return within its category over ${years} years`,
        }
      yield {
        ...common,
        security_id,
        measure: 'starsOverall',
        score: overallStars(byYears),
        scale: 5,
        words: 'Weighted average of the ratings over 3, 5 and 10 years',
      }
    }
    yield* this.#swings(common)
  }

  *#swings(common: Pick<RatingRow, 'provider' | 'as_at' | 'licence' | 'source_id'>) {
    const count = 36
    const shares = this.#benchmarkOf(getMandate('UK Equity'), 1).slice(-count)
    const usual = riskFigures(shares, shares, this.#cash.slice(-count)).standardDeviation
    for (const { securityId, years, figures } of this.#entries) {
      if (years !== 3 || !usual || figures.standardDeviation === null) continue
      yield {
        ...common,
        security_id: securityId,
        measure: 'swings',
        score: Math.round((100 * figures.standardDeviation) / usual),
        scale: null,
        words: 'Volatility over 3 years, where UK shares are 100',
      }
    }
  }
}

/** Of the cash index, from month end to month end. */
function cashReturns(market: Market, monthEnds: readonly number[]): readonly number[] {
  const levels = new Map([...cashLevels(market)].map(({ position, points }) => [position, points]))
  return storedReturns(monthEnds.map(position => levels.get(position) ?? Number.NaN))
}

/** From level to level, each as it is stored. */
function storedReturns(levels: readonly number[]): readonly number[] {
  const stored = levels.map(toHundredths)
  return stored.slice(1).map((level, month) => level / (stored[month] ?? Number.NaN) - 1)
}

function round(value: number | null): number | null {
  if (value === null || !Number.isFinite(value)) return null
  const rounded = Math.round(value * 1e6) / 1e6
  return rounded === 0 ? 0 : rounded
}
