import { dividendYears, toPerShareFigure } from '@bellwether/analytics'
import type { DividendView } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { kindSeries } from './dividend-growth.ts'

const dividend = (financialYear: number, kind: string, pence: number, exOn: string): DividendView => ({
  kind,
  amount: price(pence * 100, 2, 'GBX'),
  financialYear,
  declaredOn: null,
  exOn: getIsoDate(exOn),
  recordOn: null,
  payOn: null,
  estimated: false,
})

it('splits years by the kind of dividend, whose parts add up to each year', () => {
  const years = dividendYears([
    dividend(2025, 'Special', 4, '2026-04-09'),
    dividend(2025, 'Final', 12, '2026-04-09'),
    dividend(2025, 'Interim', 6, '2025-10-02'),
    dividend(2024, 'Final', 10, '2025-04-10'),
  ]).toReversed()
  const series = kindSeries(years, 'GBP')
  expect(series.map(({ name, values }) => [name, values])).toEqual([
    ['Interim', [null, 600]],
    ['Final', [1000, 1200]],
    ['Special', [null, 400]],
  ])
  expect(years.map(({ total }) => toPerShareFigure(total, 'GBP'))).toEqual([1000, 2200])
})
