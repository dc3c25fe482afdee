import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { totalReturn } from './total-return.ts'

const day = getIsoDate
const days = [
  { day: day('2024-01-02'), close: 100 },
  { day: day('2024-01-03'), close: 95 },
  { day: day('2024-01-05'), close: 110 },
]

it('is the change of price where nothing was paid', () => {
  expect(totalReturn(days, []).between(day('2024-01-02'), day('2024-01-05'))).toBeCloseTo(0.1, 12)
})

it('[RP-RETURN-1] reinvests a payment at the close of its ex-day', () => {
  const paid = totalReturn(days, [{ exOn: day('2024-01-03'), amount: 5 }])
  expect(paid.between(day('2024-01-02'), day('2024-01-05'))).toBeCloseTo((110 * (1 + 5 / 95)) / 100 - 1, 12)
})

it('[RP-RETURN-1] reinvests on the next price where the ex-day had none, and leaves out what was paid before the first price', () => {
  const paid = totalReturn(days, [
    { exOn: day('2024-01-04'), amount: 11 },
    { exOn: day('2023-12-01'), amount: 50 },
  ])
  expect(paid.between(day('2024-01-02'), day('2024-01-05'))).toBeCloseTo((110 * 1.1) / 100 - 1, 12)
})

it('takes the last price at or before a day without one, and knows nothing before the first', () => {
  const index = totalReturn(days, [])
  expect(index.between(day('2024-01-04'), day('2024-01-31'))).toBeCloseTo(110 / 95 - 1, 12)
  expect(index.between(day('2024-01-01'), day('2024-01-05'))).toBeNull()
})

it('[RP-EXPLAIN-1] dates a level by the price it comes from', () => {
  const index = totalReturn(days, [])
  expect(index.level(day('2024-01-04'))).toEqual({ day: '2024-01-03', value: 95 })
  expect(index.level(day('2024-01-01'))).toBeNull()
})
