import { expect, it } from 'vitest'
import { daysBetween } from './calendar.ts'
import { internalRate } from './internal-rate.ts'

it('[RP-FIGURE-4] gives 37.3362535% for the example in Microsoft’s documentation of XIRR', () => {
  const flows = [
    { day: '2008-01-01', amount: -10_000 },
    { day: '2008-03-01', amount: 2_750 },
    { day: '2008-10-30', amount: 4_250 },
    { day: '2009-02-15', amount: 3_250 },
    { day: '2009-04-01', amount: 2_750 },
  ]
  const dated = flows.map(({ day, amount }) => ({ years: daysBetween('2008-01-01', day) / 365, amount }))
  expect(internalRate(dated)).toBeCloseTo(0.373362535, 7)
})

it('[RP-FIGURE-4] gives −2.1% and 8.7% for the examples in Microsoft’s documentation of IRR', () => {
  const flows = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000].map((amount, years) => ({ years, amount }))
  expect(internalRate(flows.slice(0, 5))).toBeCloseTo(-0.021, 3)
  expect(internalRate(flows)).toBeCloseTo(0.087, 3)
})
