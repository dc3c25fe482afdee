import { addDays, getIsoDate, type IsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { combineValues, constantPriceValue, inMoney, sterlingValue } from './money-value.ts'
import { totalReturn } from './total-return.ts'

const day = getIsoDate
const levels = [
  { day: day('2026-08-31'), close: 100 },
  { day: day('2026-09-30'), close: 103 },
  { day: day('2026-10-31'), close: 110 },
]

describe('constantPriceValue', () => {
  it('[RP-RETURN-13] counts in prices of the last level, with even rises between levels', () => {
    const value = constantPriceValue(levels)
    expect(value(day('2026-08-31'))).toBeCloseTo(1.1, 12)
    expect(value(day('2026-09-10'))).toBeCloseTo(110 / 101, 12)
    expect(value(day('2026-10-31'))).toBe(1)
  })

  it('[RP-RETURN-13] takes prices as unchanged after the last level, and knows nothing before the first', () => {
    const value = constantPriceValue(levels)
    expect(value(day('2026-11-13'))).toBe(1)
    expect(value(day('2026-08-30'))).toBeNull()
    expect(constantPriceValue([])(day('2026-08-30'))).toBeNull()
  })
})

describe('sterlingValue', () => {
  it('[RP-RETURN-14] takes the last rate on or before the day', () => {
    const value = sterlingValue([
      { day: day('2026-11-06'), sterling: 0.8 },
      { day: day('2026-11-09'), sterling: 0.75 },
    ])
    expect(value(day('2026-11-08'))).toBe(0.8)
    expect(value(day('2026-11-13'))).toBe(0.75)
    expect(value(day('2026-11-05'))).toBeNull()
  })
})

describe('inMoney', () => {
  it('[RP-RETURN-13] makes the real return of an amount that only kept pace with prices zero', () => {
    const days = levels.map(({ day, close }) => ({ day, close: close * 7 }))
    const real = inMoney(days, totalReturn(days, []), constantPriceValue(levels))
    expect(real.index.between(day('2026-08-31'), day('2026-11-13'))).toBeCloseTo(0, 12)
    expect(real.days.at(-1)?.close).toBe(770)
  })

  it('[RP-RETURN-14] is the same as reinvesting converted income at the converted price', () => {
    const start = day('2026-01-05')
    const on = (index: number) => addDays(start, index)
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 50, max: 200 }), fc.double({ min: 0.5, max: 2, noNaN: true })), {
          minLength: 3,
          maxLength: 30,
        }),
        fc.integer({ min: 1, max: 2 }),
        (rows, paidOn) => {
          const days = rows.map(([close], index) => ({ day: on(index), close }))
          const rates = rows.map(([, sterling], index) => ({ day: on(index), sterling }))
          const rate = rates[paidOn]?.sterling ?? 1
          const own = totalReturn(days, [{ exOn: on(paidOn), amount: 4 }])
          const converted = totalReturn(
            days.map(({ day, close }, index) => ({ day, close: close * (rates[index]?.sterling ?? 1) })),
            [{ exOn: on(paidOn), amount: 4 * rate }],
          )
          const last = on(rows.length - 1)
          const made = inMoney(days, own, sterlingValue(rates)).index.between(start, last)
          expect(made).toBeCloseTo(converted.between(start, last) ?? Number.NaN, 9)
        },
      ),
    )
  })

  it('leaves out days of no known value', () => {
    const days = [{ day: day('2026-08-01') as IsoDate, close: 5 }, ...levels]
    const { days: kept, index } = inMoney(days, totalReturn(days, []), constantPriceValue(levels))
    expect(kept).toHaveLength(3)
    expect(index.first).toBe('2026-08-31')
  })
})

it('combines two values, and knows none where one is missing', () => {
  const value = combineValues(sterlingValue([{ day: day('2026-09-01'), sterling: 0.5 }]), constantPriceValue(levels))
  expect(value(day('2026-10-31'))).toBe(0.5)
  expect(value(day('2026-08-31'))).toBeNull()
})
