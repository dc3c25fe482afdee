import type { NewRow } from '@bellwether/db'
import { type EpochDay, isoOf } from '../calendar.ts'
import { reportingRate } from '../identity/equities.ts'
import type { EquityPlan } from '../identity/plan.ts'

/** Gathers each company's ratios, as pages work them out, and answers with the median of every sector. */
export class SectorRatios {
  readonly #values = new Map<string, Map<string, number[]>>()

  record(plan: EquityPlan, inputs: NewRow<'ratio_inputs'>): void {
    let sector = this.#values.get(plan.sector.name)
    if (!sector) {
      sector = new Map()
      this.#values.set(plan.sector.name, sector)
    }
    for (const [measure, value] of Object.entries(ratiosOf(plan, inputs))) {
      if (value === null || !Number.isFinite(value)) continue
      const list = sector.get(measure)
      if (list) list.push(value)
      else sector.set(measure, [value])
    }
  }

  *rows(asAt: EpochDay): Generator<NewRow<'sector_medians'>> {
    for (const [sector, measures] of this.#values) {
      for (const [measure, values] of measures) {
        yield {
          sector,
          measure,
          value: Math.round(median(values) * 1e6) / 1e6,
          members: values.length,
          as_at: isoOf(asAt),
        }
      }
    }
  }
}

/** A ratio that means nothing (a price over a loss) is null. */
function ratiosOf(plan: EquityPlan, inputs: NewRow<'ratio_inputs'>): Record<string, number | null> {
  const price = (plan.finalPrice / 10 ** plan.listing.scale) * reportingRate(plan)
  const marketCap = price * plan.shares * 100
  const over = (a: number | null | undefined, b: number | null | undefined) =>
    a === null || a === undefined || !b || b <= 0 ? null : a / b
  const perShare = (value: number | null | undefined) => (value === null || value === undefined ? null : value / 10_000)
  const { eps, eps_forward: forward, dps } = inputs
  const priceEarnings = over(price, perShare(eps))
  const growth = eps && forward && eps > 0 ? forward / eps - 1 : null
  return {
    priceEarnings,
    priceEarningsForward: over(price, perShare(forward)),
    priceEarningsGrowth:
      priceEarnings !== null && growth !== null && growth > 0 ? priceEarnings / (growth * 100) : null,
    priceBook: over(marketCap, inputs.net_assets),
    priceSales: over(marketCap, inputs.revenue),
    priceFreeCashFlow: over(marketCap, inputs.free_cash_flow),
    evToEbitda:
      inputs.net_debt === null || inputs.net_debt === undefined
        ? null
        : over(marketCap + inputs.net_debt, inputs.ebitda),
    dividendYield: over(perShare(dps), price),
    dividendCover: eps !== null && dps ? over(eps, dps) : null,
    grossMargin: over(inputs.gross_profit, inputs.revenue),
    operatingMargin: over(inputs.operating_profit, inputs.revenue),
    netMargin: over(inputs.net_profit, inputs.revenue),
    returnOnEquity: over(inputs.net_profit, inputs.net_assets),
    returnOnCapitalEmployed: over(inputs.operating_profit, inputs.capital_employed),
    netDebtToEbitda: over(inputs.net_debt, inputs.ebitda),
  }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
