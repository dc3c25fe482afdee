import type { DividendView, DividendYearView } from '@bellwether/contract'
import { addPrices, convertPrice, type Price } from '@bellwether/domain'

type Extent = DividendYearView['extent']

/** The history by financial year, latest first. The first year is known in part: our history begins somewhere within it. */
export function dividendYears(dividends: readonly DividendView[]): DividendYearView[] {
  const byYear = Map.groupBy(
    dividends.filter(dividend => dividend.financialYear !== null),
    dividend => dividend.financialYear ?? 0,
  )
  const first = Math.min(...byYear.keys())
  const latest = Math.max(...byYear.keys())
  const extentOf = (year: number): Extent => {
    const paid = byYear.get(year) ?? []
    const over = year < latest || paid.some(({ kind }) => kind === 'Final')
    if (!over || paid.some(({ estimated }) => estimated)) return 'running'
    return year === first && byYear.size > 1 ? 'part' : 'complete'
  }
  const years = [...byYear].sort(([a], [b]) => b - a)
  const totals = new Map(years.map(([year, paid]) => [year, totalOf(paid)]))
  return years.map(([financialYear, paid]) => {
    const comparable = extentOf(financialYear) === 'complete' && extentOf(financialYear - 1) === 'complete'
    return {
      financialYear,
      dividends: paid.toSorted((a, b) => (a.exOn < b.exOn ? 1 : -1)),
      total: totals.get(financialYear) ?? null,
      change: comparable ? changeOf(totals.get(financialYear - 1) ?? null, totals.get(financialYear) ?? null) : null,
      extent: extentOf(financialYear),
    }
  })
}

/** Null where the year was paid in more than one currency: a sum would need a rate. */
function totalOf(dividends: readonly DividendView[]): Price | null {
  const [first, ...rest] = dividends.map(({ amount }) => amount)
  if (!first) return null
  try {
    return rest.reduce((sum, amount) => addPrices(sum, convertPrice(amount, sum.unit)), first)
  } catch {
    return null
  }
}

function changeOf(from: Price | null, to: Price | null): number | null {
  if (!from || !to || from.value === 0 || from.unit !== to.unit) return null
  return to.value / 10 ** to.scale / (from.value / 10 ** from.scale) - 1
}
