import { addMonthsTo, type EpochDay, isoOf } from '../calendar.ts'
import { reportingRate } from '../identity/equities.ts'
import type { DailyBars } from '../market/daily-bars.ts'
import type { Market } from '../market.ts'
import { sourceId } from '../platform/source.ts'
import type { RatioInputsRow, SectorMedianRow } from '../rows/financials.ts'
import type { EquityCompany } from './equity-company.ts'
import { amountOf } from './lines.ts'

type Measures = Readonly<Record<string, number | null>>

/** Gathers what pages work out for each security, and answers with the median of every sector and of the whole market. */
export class SectorRatios {
  readonly #values = new Map<string, Map<string, number[]>>()

  /** `market` only for those that pages hold against the market as a whole. */
  record(sector: string | null, market: string | null, measures: Measures): void {
    for (const group of [sector, market]) {
      if (group === null) continue
      const lists = this.#values.get(group) ?? new Map<string, number[]>()
      this.#values.set(group, lists)
      for (const [measure, value] of Object.entries(measures)) {
        if (value === null || !Number.isFinite(value)) continue
        const list = lists.get(measure)
        if (list) list.push(value)
        else lists.set(measure, [value])
      }
    }
  }

  *rows(asAt: EpochDay): Generator<SectorMedianRow> {
    for (const [sector, measures] of this.#values) {
      for (const [measure, values] of measures) {
        yield {
          sector,
          measure,
          value: Math.round(median(values) * 1e6) / 1e6,
          members: values.length,
          as_at: isoOf(asAt),
          source_id: sourceId,
        }
      }
    }
  }
}

/** A ratio that means nothing (a price over a loss) is null. */
export function companyMeasures({ plan, accounts }: EquityCompany, inputs: RatioInputsRow): Measures {
  const price = (plan.finalPrice / 10 ** plan.listing.scale) * reportingRate(plan)
  const marketCap = price * plan.shares * 100
  const balance = accounts.halves.find(({ period }) => isoOf(period.end) === inputs.as_at)?.balance ?? {}
  const over = (a: number | null | undefined, b: number | null | undefined) =>
    a === null || a === undefined || !b || b <= 0 ? null : a / b
  const perShare = (value: number | null | undefined) => (value === null || value === undefined ? null : value / 10_000)
  const { eps, eps_forward: forward, dps } = inputs
  const priceEarnings = over(price, perShare(eps))
  const growth = eps && forward && eps > 0 ? forward / eps - 1 : null
  return {
    earningsGrowthForward: growth,
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
        : over(marketCap + inputs.net_debt + amountOf(balance, 'minorityInterest'), inputs.ebitda),
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

/** Change of the price alone over the last three and twelve months, from the last close on the day they began or before. */
export function priceMeasures({ days, until }: Market, bars: DailyBars): Measures {
  const last = bars.close.at(-1)
  const changeOver = (months: number) => {
    const close = bars.close[days.indexUpTo(addMonthsTo(until, -months)) - bars.first]
    return last && close ? last / close - 1 : null
  }
  return { priceChange3m: changeOver(3), priceChange12m: changeOver(12) }
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
