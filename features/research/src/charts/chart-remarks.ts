import type { ChartChoices } from '@bellwether/contract'
import { addDays, formatDate, type IsoDate } from '@bellwether/domain'
import type { Bar } from './chart-bars.ts'

interface Findings {
  readonly name: string
  readonly noTotalReturn: string | null
  readonly noCandles: string | null
  readonly intraday: boolean
  readonly whyDaily: string | null
  /** Why the money asked for is not shown. */
  readonly noMoney: string | null
  /** Names of compared lines without prices in the period. */
  readonly missing: readonly string[]
  readonly from: IsoDate
  readonly historyFrom: IsoDate
}

/** One sentence for each requested choice that is not available. */
export function chartRemarks(
  requested: ChartChoices,
  drawn: ChartChoices,
  { name, noTotalReturn, noCandles, intraday, whyDaily, noMoney, missing, from, historyFrom }: Findings,
): readonly string[] {
  const remarks: readonly (string | null)[] = [
    drawn.range === requested.range ? null : 'Funds are priced once a day, so the shortest period is one month.',
    drawn.basis === requested.basis ? null : noTotalReturn,
    drawn.type === requested.type ? null : noCandles,
    noMoney,
    whyDaily,
    indicatorRemark(requested, drawn, { name, intraday }),
    intraday && drawn.compare.length > 0 ? 'Comparisons use daily prices: choose five days or longer.' : null,
    ...missing.map(other => `${other} has no prices for this period and currency.`),
    from < addDays(historyFrom, -7) ? `History starts on ${formatDate(historyFrom)}.` : null,
  ]
  return remarks.filter(remark => remark !== null)
}

/** Why candlestick and bar charts cannot be drawn; null where they can. */
export function candlesReason(bars: readonly Bar[], basis: ChartChoices['basis'], compared: number): string | null {
  if (compared > 0) return 'Candlestick and bar charts show one security: remove the comparison to use them.'
  if (basis === 'total-return') return 'Candlestick and bar charts show prices: choose price only to use them.'
  return bars.some(bar => bar.open !== null && bar.high !== null && bar.low !== null)
    ? null
    : 'Priced once a day, so there is no open, high or low for candlestick or bar charts.'
}

function indicatorRemark(
  requested: ChartChoices,
  drawn: ChartChoices,
  { name, intraday }: Pick<Findings, 'name' | 'intraday'>,
): string | null {
  if (requested.indicators.length === 0) return null
  if (intraday) return 'Indicators use daily closing prices: choose five days or longer.'
  if (drawn.basis !== 'price') return 'Indicators use prices: choose price only to see them.'
  if (drawn.terms === 'real' || drawn.currency === 'gbp')
    return 'Indicators use prices as quoted: choose nominal, and the price’s own currency, to see them.'
  return requested.indicators.includes('relative') && !drawn.indicators.includes('relative')
    ? `${name} has no benchmark index here, so relative strength is not available.`
    : null
}
