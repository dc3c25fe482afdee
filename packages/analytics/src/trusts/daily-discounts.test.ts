import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { dailyDiscounts } from './daily-discounts.ts'

const day = (ofMonth: number) => getIsoDate(`2026-11-${String(ofMonth).padStart(2, '0')}`)

it('[RP-FIGURE-5] measures a day without a NAV of its own by the last one before it', () => {
  const closes = [2, 3, 4, 5].map(each => ({ day: day(each), close: 90 + each }))
  const navs = [
    { day: day(3), nav: 100 },
    { day: day(5), nav: 190 },
  ]
  expect(dailyDiscounts(closes, navs)).toEqual([
    { day: day(2), value: null },
    { day: day(3), value: expect.closeTo(-0.07, 12) },
    { day: day(4), value: expect.closeTo(-0.06, 12) },
    { day: day(5), value: expect.closeTo(-0.5, 12) },
  ])
})

it('knows no discount to a NAV of nothing', () => {
  expect(dailyDiscounts([{ day: day(2), close: 90 }], [{ day: day(2), nav: 0 }])).toEqual([
    { day: day(2), value: null },
  ])
})
