import { companyRatios, forecastEarningsGrowth, median } from '@bellwether/analytics'
import { type IsoDate, type Price, price, priceInCurrency, type RateOn, valueOrNull } from '@bellwether/domain'
import { addMonthsTo, type EpochDay, isoOf } from '../calendar.ts'
import { sterlingRate } from '../market/currency.ts'
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
          value: Math.round(median(values) * 1e8) / 1e8,
          members: values.length,
          as_at: isoOf(asAt),
          source_id: sourceId,
        }
      }
    }
  }
}

/** What sectors are compared by, as pages calculate it. A ratio that is not meaningful (a price over a loss), or that would mix currencies, is null. */
const comparedRatios = [
  'priceEarnings',
  'priceEarningsForward',
  'priceEarningsGrowth',
  'priceBook',
  'priceSales',
  'priceFreeCashFlow',
  'evToEbitda',
  'dividendYield',
  'dividendCover',
  'grossMargin',
  'operatingMargin',
  'netMargin',
  'returnOnEquity',
  'returnOnCapitalEmployed',
  'netDebtToEbitda',
] as const

/** The last price in the currency of the accounts, at the rates of the last day. */
function priceInReports({ finalPrice, listing, currency }: EquityCompany['plan'], asAt: IsoDate): Price | null {
  const rateOn: RateOn = (of, day) => ({ currency: of, day, sterling: sterlingRate(of), source: '' })
  return priceInCurrency(price(finalPrice, listing.scale, listing.unit), asAt, currency, rateOn).price
}

export function companyMeasures({ plan, accounts }: EquityCompany, inputs: RatioInputsRow): Measures {
  const balance = accounts.halves.find(({ period }) => isoOf(period.end) === inputs.as_at)?.balance ?? {}
  const ratios = companyRatios(
    {
      currency: plan.currency,
      sharesInIssue: plan.shares,
      revenue: inputs.revenue ?? null,
      grossProfit: inputs.gross_profit ?? null,
      ebitda: inputs.ebitda ?? null,
      operatingProfit: inputs.operating_profit ?? null,
      netProfit: inputs.net_profit ?? null,
      freeCashFlow: inputs.free_cash_flow ?? null,
      netDebt: inputs.net_debt ?? null,
      minorityInterest: amountOf(balance, 'minorityInterest'),
      netAssets: inputs.net_assets ?? null,
      tangibleNetAssets: inputs.tangible_net_assets ?? null,
      capitalEmployed: inputs.capital_employed ?? null,
      interestCost: inputs.interest_cost ?? null,
      eps: inputs.eps ?? null,
      epsForward: inputs.eps_forward ?? null,
      dps: inputs.dps ?? null,
    },
    priceInReports(plan, inputs.as_at as IsoDate),
  )
  return {
    earningsGrowthForward: forecastEarningsGrowth(inputs.eps ?? null, inputs.eps_forward ?? null),
    ...Object.fromEntries(comparedRatios.map(key => [key, valueOrNull(ratios[key])])),
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
