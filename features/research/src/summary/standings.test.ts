import { absent, present, shownDifference, shownNumber } from '@bellwether/domain'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Measured, standingOf } from './standings.ts'

const measured: Measured = {
  key: 'value',
  label: 'Value',
  measure: 'P/E',
  medianKey: 'priceEarnings',
  own: present(12),
  above: 'dearer',
  below: 'cheaper',
  in: 'SHARE',
  as: 'multiple',
}
const medians = (value: number, members = 9) => ({ priceEarnings: [value, members] as const })

it('[RP-COMPARE-11] measures against the median, as a share of it or in points', () => {
  expect(standingOf(measured, medians(16), medians(10))).toMatchObject({
    market: { by: -0.25, in: 'SHARE', median: { kind: 'ratio', value: 16 } },
    sector: { by: expect.closeTo(0.2, 9) },
  })
  const points = { ...measured, own: present(0.12), in: 'POINTS', as: 'percent' } as const
  expect(standingOf(points, medians(0.1), {})).toMatchObject({
    own: { kind: 'percent', fraction: 0.12, signed: true },
    market: { by: expect.closeTo(0.02, 9), in: 'POINTS' },
    sector: null,
  })
})

it('[RP-COMPARE-8] is null for a median with too few members, a loss, or a median of zero or less', () => {
  expect(standingOf(measured, medians(16, 4), {}).market).toBeNull()
  expect(standingOf({ ...measured, own: absent('NOT_REPORTED') }, medians(16), {}).market).toBeNull()
  expect(standingOf({ ...measured, own: { notMeaningful: 'Loss' } }, medians(16), {})).toMatchObject({
    own: { kind: 'not-meaningful', reason: 'Loss' },
    market: null,
  })
  expect(standingOf(measured, medians(-3), {}).market).toBeNull()
  expect(standingOf(measured, {}, {}).market).toBeNull()
})

it('[RP-FORMAT-15] is calculated from the two figures as they are written', () => {
  const points = { ...measured, own: present(0.03454), in: 'POINTS', as: 'percent' } as const
  expect(standingOf(points, medians(0.01326), {}).market?.by).toBe(0.0212)
  const yields = { ...measured, own: present(0.00296), as: 'percent' } as const
  expect(standingOf(yields, medians(0.02044), {}).market?.by).toBeCloseTo(0.3 / 2.04 - 1, 12)
  expect(standingOf({ ...measured, own: present(12.34) }, medians(9.996), {}).market?.by).toBeCloseTo(0.23, 12)
})

it('is above exactly where the own figure as written is larger than the median', () => {
  const positive = fc.double({ min: 0.001, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(positive, positive, fc.constantFrom('SHARE', 'POINTS'), (own, median, unit) => {
      const by = standingOf({ ...measured, own: present(own), in: unit }, medians(median), {}).market?.by ?? 0
      const digits = (value: number) => (Math.abs(value) < 10 ? 2 : 1)
      const difference =
        unit === 'POINTS'
          ? shownDifference(own, median)
          : shownNumber(own, digits(own)) - shownNumber(median, digits(median))
      expect(Math.sign(by)).toBe(
        shownNumber(median, digits(median)) > 0 || unit === 'POINTS' ? Math.sign(difference) : 0,
      )
    }),
  )
})
