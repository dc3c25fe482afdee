import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { type Exposure, toBreakdowns } from './breakdowns.ts'

const asAt = getIsoDate('2026-10-31')

function exposure(
  kind: Exposure['kind'],
  name: string,
  weighting: number,
  category: number | null = weighting,
): Exposure {
  return { kind, name, weighting, category, position: 1, asAt }
}

it('keeps ten countries and adds up the others', () => {
  const rows = Array.from({ length: 12 }, (_, index) => exposure('COUNTRY', `Country ${index}`, 0.05, 0.04))
  const { countries } = toBreakdowns(rows)
  expect(countries?.rows).toHaveLength(10)
  expect(countries?.rest).toEqual({ count: 2, weighting: 0.1, category: 0.08 })
})

it('does not invent a category for the others where one is missing', () => {
  const rows = Array.from({ length: 11 }, (_, index) => exposure('COUNTRY', `Country ${index}`, 0.05, null))
  expect(toBreakdowns(rows).countries?.rest?.category).toBeNull()
})

it('has no kind that the portfolio has no rows of', () => {
  const breakdowns = toBreakdowns([exposure('SECTOR', 'Energy', 1)])
  expect(Object.keys(breakdowns)).toEqual(['sectors'])
})

it('says how much is emerging, foreign, or below investment grade', () => {
  const { regions, currencies, credit } = toBreakdowns([
    exposure('REGION', 'Japan', 0.75),
    exposure('REGION', 'Emerging markets', 0.25),
    exposure('CURRENCY', 'GBP', 0.4),
    exposure('CURRENCY', 'USD', 0.6),
    exposure('CREDIT', 'AAA', 0.9),
    exposure('CREDIT', 'BB', 0.06),
    exposure('CREDIT', 'Below B', 0.04),
  ])
  expect(regions?.note).toBe('Developed markets 75.00%, emerging markets 25.00%.')
  expect(currencies?.note).toMatch(/^60\.00% is in assets/)
  expect(credit?.note).toMatch(/^10\.00% is below investment grade.* Average rating: AAA\.$/)
})

it('says so where nothing is foreign or below investment grade', () => {
  const { currencies, credit } = toBreakdowns([exposure('CURRENCY', 'GBP', 1), exposure('CREDIT', 'AA', 1)])
  expect(currencies?.note).toBe('All assets are priced in pounds.')
  expect(credit?.note).toMatch(/^No bonds are rated below investment grade/)
})
