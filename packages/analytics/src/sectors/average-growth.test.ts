import { addDays, getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { totalReturn } from '../returns/total-return.ts'
import { averageGrowth } from './average-growth.ts'
import { memberReturn } from './member-return.ts'

const start = getIsoDate('2026-01-05')
const daysOf = (closes: readonly number[], from = start) =>
  closes.map((close, index) => ({ day: addDays(from, index), close }))
const span = { from: start, to: addDays(start, 3) }

it('[RP-COMPARE-24] averages the growth of the members from their last close on or before the start', () => {
  const members = [daysOf([100, 110, 120, 130]), daysOf([190, 200, 200, 220, 240], addDays(start, -1))]
  const line = averageGrowth(
    members.map(days => ({ days, payments: [] })),
    span,
  )
  expect(line.map(({ day }) => day)).toEqual([1, 2, 3].map(count => addDays(start, count)))
  expect(line.map(({ close }) => close)).toEqual([105, 115, 125])
})

it('[RP-COMPARE-24] ends with the average of the members’ total returns', () => {
  const payments = [{ exOn: addDays(start, 2), amount: 5 }]
  const members = [
    { days: daysOf([100, 110, 105, 130]), payments },
    { days: daysOf([40, 38, 36, 44]), payments: [] },
  ]
  const returns = members.map(({ days, payments }) => memberReturn(totalReturn(days, payments), days, span) ?? 0)
  const average = returns.reduce((sum, value) => sum + value, 0) / returns.length
  expect(averageGrowth(members, span).at(-1)?.close).toBeCloseTo(100 * (1 + average), 9)
})

it('[RP-COMPARE-24] leaves out days on which one has no close, and members without one before the start', () => {
  const gap = daysOf([100, 110, 120, 130]).toSpliced(2, 1)
  const young = daysOf([50, 60], addDays(start, 1))
  const old = daysOf([70, 80], addDays(start, -20))
  const line = averageGrowth(
    [gap, daysOf([100, 100, 100, 100]), young, old].map(days => ({ days, payments: [] })),
    span,
  )
  expect(line.map(({ day }) => day)).toEqual([addDays(start, 1), addDays(start, 3)])
})

it('draws nothing for one member', () => {
  expect(averageGrowth([{ days: daysOf([100, 110]), payments: [] }], span)).toEqual([])
})

it('has no return of a member whose last price is a fortnight old', () => {
  const days = daysOf([100, 110])
  const index = totalReturn(days, [])
  expect(memberReturn(index, days, { from: start, to: addDays(start, 14) })).toBeCloseTo(0.1, 12)
  expect(memberReturn(index, days, { from: start, to: addDays(start, 15) })).toBeNull()
  expect(memberReturn(index, days, { from: addDays(start, -1), to: addDays(start, 1) })).toBeNull()
})
