import { expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

const universe = new CollectedUniverse()
const levels = universe.by('index_levels', 'index_id')

function levelsOf(code: string): { day: string; level: number }[] {
  const index = universe.rows('indices').find(row => row.code === code)
  return (levels.get(index?.id ?? 0) ?? []).map(({ day, level, total_return }) => ({
    day,
    level: level ?? total_return ?? 0,
  }))
}

it('has cash that never falls, and consumer prices at each month end', () => {
  const cash = levelsOf('SONIA').map(({ level }) => level)
  expect(cash.every((level, i) => level >= (cash[i - 1] ?? 0))).toBe(true)
  const prices = levelsOf('CPI')
  expect(new Set(prices.map(({ day }) => day.slice(0, 7))).size).toBe(prices.length)
  expect(prices).toHaveLength(121)
  const tenYears = (prices.at(-1)?.level ?? 0) / (prices.at(-121)?.level ?? 1)
  expect(tenYears).toBeGreaterThan(1.05)
  expect(tenYears).toBeLessThan(1.8)
})

it('[RP-FIGURE-8] publishes shares after the close, cash the next morning and prices in the next month', () => {
  const publishedOf = (code: string) => {
    const index = universe.rows('indices').find(row => row.code === code)
    return (levels.get(index?.id ?? 0) ?? []).map(
      ({ day, published }) => [day, new Date(published * 1000).toISOString()] as const,
    )
  }
  expect(publishedOf('UKALL').at(-1)).toEqual(['2026-11-13', '2026-11-13T16:45:00.000Z'])
  expect(publishedOf('SONIA').at(-1)).toEqual(['2026-11-13', '2026-11-16T09:00:00.000Z'])
  expect(publishedOf('CPI').at(-1)).toEqual(['2026-10-30', '2026-11-18T07:00:00.000Z'])
})

it('[RP-COMPARE-2] measures each product by an index that its own documents name, where there is one', () => {
  const cited = new Set(universe.rows('indices').map(row => row.cited_as))
  const benchmarks = [...universe.rows('fund_facts'), ...universe.rows('trust_facts')].map(row => row.benchmark ?? '')
  const unknown = benchmarks.filter(name => !cited.has(name))
  expect(unknown.filter(name => !/sector average|prices plus|SONIA plus/.test(name))).toEqual([])
})

it('pays three times each day what its index paid, with income, to the leveraged product', () => {
  const triple = levelsOf('BELLWETHER-UK-ALL-SHARE-INDEX-DAILY-3X-LEVERAGED').slice(-60)
  const single = levelsOf('UKALL').slice(-60)
  for (let i = 1; i < triple.length; i++) {
    const move = (of: typeof triple) => (of[i]?.level ?? 1) / (of[i - 1]?.level ?? 1) - 1
    // Of the yield a day brings a few hundredths of a per cent.
    expect(move(triple)).toBeCloseTo(3 * move(single), 2)
  }
})
