import type { NewRow } from '@bellwether/db'
import { isoOf } from '../calendar.ts'
import { dailyMultiple } from '../market/daily-multiple.ts'
import { type IndexBook, logReturns } from '../market/indices.ts'
import { tradingYear } from '../market/market-factors.ts'
import { monthEndPositions, monthlyReturns } from '../market/month-ends.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { Mandate } from './mandates.ts'
import { pooledReturns } from './pooled-returns.ts'
import type { PooledPlan } from './profile.ts'
import { type RiskFigures, riskFigures, riskMeasures } from './risk-measures.ts'

const periods = [1, 3, 5, 10] as const

interface Entry {
  readonly securityId: number
  readonly group: string
  readonly years: number
  readonly figures: RiskFigures
  readonly benchmark: RiskFigures
}

/** Risk of every portfolio from its own returns; categories are averaged once all are in. */
export class RiskBook {
  readonly #market: Market
  readonly #indices: IndexBook
  readonly #monthEnds: readonly number[]
  readonly #cash: readonly number[]
  readonly #benchmarks = new Map<string, readonly number[]>()
  readonly #entries: Entry[] = []

  constructor(market: Market, indices: IndexBook) {
    this.#market = market
    this.#indices = indices
    this.#monthEnds = monthEndPositions(market.days.days)
    this.#cash = this.#monthEnds.slice(1).map(position => market.curve.yieldAt(position, 0.1) / 12)
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
    const length = this.#market.days.days.length
    const levels = mandate.index === null ? null : this.#indices.levels(mandate.index)
    // A price index leaves out what its members pay; funds are compared with what a holder of them would have had.
    const daily = levels
      ? dailyMultiple(logReturns(levels), multiple).map(r => r + (mandate.yield * multiple) / tradingYear)
      : pooledReturns(this.#market, {
          mandate,
          family: `index ${mandate.name}`,
          length,
          activity: 0.2,
          ongoingCharge: 0,
        })
    const monthly = monthlyReturns(this.#monthEnds, daily, 0)
    this.#benchmarks.set(key, monthly)
    return monthly
  }

  *measureRows(): Generator<NewRow<'risk_measures'>> {
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

  /** Stars by reward for risk within the category: the best tenth five, then 22.5, 35, 22.5 and 10 per cent. Under three years none. */
  *ratingRows(): Generator<NewRow<'ratings'>> {
    const groups = Map.groupBy(
      this.#entries.filter(e => e.years >= 3),
      entry => entry.group,
    )
    for (const entries of groups.values()) {
      const ranked = entries.toSorted(
        (a, b) => (b.figures.sharpe ?? 0) - (a.figures.sharpe ?? 0) || a.securityId - b.securityId,
      )
      for (const [rank, { securityId, years }] of ranked.entries()) {
        const place = (rank + 0.5) / ranked.length
        const stars = place < 0.1 ? 5 : place < 0.325 ? 4 : place < 0.675 ? 3 : place < 0.9 ? 2 : 1
        yield {
          security_id: securityId,
          provider: 'Bellwether',
          measure: `stars${years}y`,
          score: stars,
          scale: 5,
          words: `Reward for risk within its category, over ${years} years`,
          as_at: isoOf(this.#market.until),
          licence: 'Simulated rating, worked out from simulated prices',
          source_id: sourceId,
        }
      }
    }
  }
}

function round(value: number | null): number | null {
  if (value === null || !Number.isFinite(value)) return null
  const rounded = Math.round(value * 1e6) / 1e6
  return rounded === 0 ? 0 : rounded
}
