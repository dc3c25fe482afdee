import fc from 'fast-check'
import { expect, it } from 'vitest'
import { yearBars } from './year-bars.ts'

const series = (...values: readonly (number | null)[]) => ({ name: 'Paid', unit: 'PER_SHARE' as const, values })

it('stacks bars that are parts of a whole', () => {
  const bars = yearBars({ bars: [series(10, 12), series(20, null), series(5, 8)], stacked: true })
  expect(bars.map(({ index, from, to }) => [index, from, to])).toEqual([
    [0, 0, 10],
    [1, 0, 12],
    [0, 10, 30],
    [0, 30, 35],
    [1, 12, 20],
  ])
})

it('never lets bars of one year overlap', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 1000 }))
  const bars = fc.array(fc.tuple(amount, amount), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(bars, fc.boolean(), (values, stacked) => {
      const placed = yearBars({ bars: values.map(pair => series(...pair)), stacked }).filter(({ index }) => index === 0)
      return placed.every((bar, at) =>
        placed
          .slice(at + 1)
          .every(later => (stacked ? later.from >= bar.to : later.start >= bar.start + bar.width - 1e-9)),
      )
    }),
  )
})
