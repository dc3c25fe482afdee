import { describe, expect, it } from 'vitest'
import { OutOfRangeError } from './errors.ts'
import { monthName, shortMonthName } from './month-name.ts'

describe('monthName', () => {
  it('names all twelve, in full and in three letters', () => {
    const months = Array.from({ length: 12 }, (_, index) => index + 1)
    expect(months.map(monthName).join(' ')).toBe(
      'January February March April May June July August September October November December',
    )
    expect(months.map(shortMonthName).join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec')
  })

  it.each([0, 13, 1.5, Number.NaN])('refuses %d', month => {
    expect(() => monthName(month)).toThrow(OutOfRangeError)
    expect(() => shortMonthName(month)).toThrow(OutOfRangeError)
  })
})
