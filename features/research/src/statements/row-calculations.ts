import type { RatioPeriod } from '@bellwether/analytics'
import type { Figure, FigureValue, RowUnit } from '@bellwether/contract'
import { isPresent, type MarketCode, money, perShareScale, price } from '@bellwether/domain'
import { countValue, figure } from '@bellwether/web/view'
import { periodCalculation } from '../calculations/ratio-calculation.ts'
import { perSharePrice } from '../key-ratios/ratio-series.ts'
import type { FigureRow } from './figure-row.ts'
import type { Period } from './period.ts'

/** How the calculated rows of a table were calculated in its last reported period. */
export function explainedRows(
  rows: readonly FigureRow[],
  periods: readonly Period[],
  marketCode: MarketCode,
): readonly Figure[] {
  const last = periods.findLast(({ column }) => !column.forecast)
  if (!last) return []
  return rows.flatMap(({ key, label, unit, of, formula }) => {
    const value = of(last)
    if (!formula || !isPresent<number>(value)) return []
    const calculation = periodCalculation(formula, withoutPrice(last), { marketCode, priceDay: null })
    return [figure(key, label, toFigureValue(value.value, unit, last.currency), { calculation })]
  })
}

function withoutPrice(period: Period): RatioPeriod {
  const { figures, before } = period
  return {
    reported: period,
    figures,
    before: before?.figures ?? null,
    // Figures per share are written in the unit of a price: pence for sterling.
    price: price(0, perShareScale, period.currency === 'GBP' ? 'GBX' : period.currency),
    shares: figures.sharesInIssue,
    nav: null,
    epsForward: null,
  }
}

function toFigureValue(value: number, unit: RowUnit, currency: string): FigureValue {
  switch (unit) {
    case 'MONEY':
      return { kind: 'money', money: money(value, currency) }
    case 'PER_SHARE':
      return { kind: 'price', price: perSharePrice(value, currency) }
    case 'SHARES':
      return countValue(value)
    case 'PERCENT':
      return { kind: 'percent', fraction: value / 10_000 }
    case 'FRACTION':
    case 'POINTS':
      return { kind: 'percent', fraction: value }
    case 'TIMES':
      return { kind: 'ratio', value, suffix: '×', digits: 2 }
    case 'MULTIPLE':
      return { kind: 'ratio', value, digits: 2 }
  }
}
