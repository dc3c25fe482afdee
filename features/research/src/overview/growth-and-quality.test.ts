import { price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import type { LoadedRatios } from '../key-ratios/ratio-history.ts'
import { periodsOf } from '../statements/period.ts'
import { statement } from '../statements/statement.fixture.ts'
import { growthTable } from './growth-and-quality.ts'

function loaded(income: Readonly<Record<string, number>>): LoadedRatios {
  const years = periodsOf([2024, 2025].map(year => statement(year, { income })))
  const past = years.map(reported => ({
    reported,
    figures: reported.figures,
    before: null,
    price: price(15_000, 2, 'GBX'),
    shares: 100,
    nav: null,
    epsForward: null,
  }))
  const [last, latest] = [years.at(-1), past.at(-1)]
  if (!last || !latest) throw new Error('There are years')
  return { years, last, past, latest, forecasts: [] }
}

const rowsOf = (income: Readonly<Record<string, number>>) => growthTable(loaded(income)).sections[0]?.rows ?? []

it('calculates its ratios for each year and shows the formula', () => {
  const rows = rowsOf({ revenue: 1000, operatingProfit: 150, financeCost: -50, epsBasic: 1200 })
  expect(rows.map(({ label }) => label)).toEqual(['Revenue', 'Basic EPS', 'Operating margin', 'Interest cover'])
  const margin = rows.find(({ key }) => key === 'operatingMargin')
  expect(margin?.cells.map(cell => 'value' in cell && cell.value)).toEqual([0.15, 0.15])
  expect(margin?.definition).toContain('Operating profit ÷ revenue')
})

it('leaves out what no year has', () => {
  expect(rowsOf({ revenue: 1000 }).map(({ key }) => key)).toEqual(['revenue'])
})
