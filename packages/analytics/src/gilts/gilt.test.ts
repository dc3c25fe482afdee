import { addDays, daysBetween, getIsoDate } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accruedInterest,
  cleanPriceFromYield,
  couponPeriod,
  couponSchedule,
  dirtyPrice,
  dirtyPriceFromYield,
  exDividendDate,
  type Gilt,
  giltDurations,
  runningYield,
  yieldFromCleanPrice,
} from './gilt.ts'

const d = getIsoDate
const tg34: Gilt = { coupon: 4.25, maturity: d('2034-07-31') }

const anyGilt = fc
  .record({
    coupon: fc.integer({ min: 0, max: 64 }).map(eighths => eighths / 8),
    toRun: fc.integer({ min: 1, max: 50 * 365 }),
    settlement: fc.integer({ min: 0, max: 3650 }).map(days => addDays(d('2020-01-01'), days)),
  })
  .map(({ coupon, toRun, settlement }) => ({ gilt: { coupon, maturity: addDays(settlement, toRun) }, settlement }))
const anyYield = fc.double({ min: -0.02, max: 0.25, noNaN: true })

describe('gilts', () => {
  it('coupon dates are counted back from maturity, month ends kept', () => {
    expect(couponPeriod(tg34, d('2026-03-10'))).toEqual({ previous: '2026-01-31', next: '2026-07-31', later: 16 })
    expect(couponPeriod(tg34, d('2026-01-31')).previous).toBe('2026-01-31')
    expect(couponPeriod({ coupon: 4, maturity: d('2030-08-31') }, d('2026-02-28')).previous).toBe('2026-02-28')
    const schedule = couponSchedule(tg34, d('2026-03-10'))
    expect(schedule).toHaveLength(17)
    expect(schedule[0]).toEqual({ date: '2026-07-31', exDividendDate: '2026-07-22', amount: 2.125 })
    expect(schedule.at(-1)?.date).toBe('2034-07-31')
  })

  it('settlement lies in its coupon period', () => {
    fc.assert(
      fc.property(anyGilt, ({ gilt, settlement }) => {
        const { previous, next } = couponPeriod(gilt, settlement)
        expect(previous <= settlement && settlement < next && next <= gilt.maturity).toBe(true)
        expect(couponSchedule(gilt, settlement)[0]?.date).toBe(next)
      }),
    )
  })

  it('is the same period, whatever was asked of the gilt before', () => {
    fc.assert(
      fc.property(anyGilt, fc.array(fc.integer({ min: -400, max: 400 })), ({ gilt, settlement }, steps) => {
        for (const step of steps) {
          const asked = addDays(settlement, step)
          if (asked < gilt.maturity) expect(couponPeriod(gilt, asked)).toEqual(couponPeriod({ ...gilt }, asked))
        }
      }),
    )
  })

  it('goes ex dividend seven business days before the coupon', () => {
    expect(exDividendDate(d('2026-07-31'))).toBe('2026-07-22')
    // Over Easter: 3 and 6 April 2026 are holidays.
    expect(exDividendDate(d('2026-04-09'))).toBe('2026-03-27')
  })

  it('accrues by days, and is negative once ex dividend', () => {
    expect(accruedInterest(tg34, d('2026-01-31'))).toEqual({ days: 0, amount: 0, exDividend: false })
    const cum = accruedInterest(tg34, d('2026-07-22'))
    expect(cum).toMatchObject({ days: 172, exDividend: false })
    expect(cum.amount).toBeCloseTo((2.125 * 172) / 181, 12)
    const ex = accruedInterest(tg34, d('2026-07-23'))
    expect(ex).toMatchObject({ days: -8, exDividend: true })
    expect(ex.amount).toBeCloseTo((-2.125 * 8) / 181, 12)
    expect(dirtyPrice(tg34, d('2026-07-22'), 99)).toBeCloseTo(99 + cum.amount, 12)
  })

  it('on a coupon date a yield equal to the coupon means a price of 100', () => {
    for (const settlement of [d('2026-01-31'), d('2030-07-31'), d('2034-01-31')]) {
      expect(cleanPriceFromYield(tg34, settlement, 0.0425)).toBeCloseTo(100, 10)
    }
  })

  it('prices by the closed annuity formula', () => {
    // Eight percent, ten years, at a yield of ten percent: a textbook 87.5378.
    expect(cleanPriceFromYield({ coupon: 8, maturity: d('2036-06-15') }, d('2026-06-15'), 0.1)).toBeCloseTo(87.5378, 4)
    // At a yield of nothing a price is the sum of what is paid.
    expect(dirtyPriceFromYield(tg34, d('2026-01-31'), 0)).toBeCloseTo(100 + 17 * 2.125, 10)
  })

  it('a buyer who settles ex dividend pays for one coupon less', () => {
    const before = dirtyPriceFromYield(tg34, d('2026-07-22'), 0.04)
    const after = dirtyPriceFromYield(tg34, d('2026-07-23'), 0.04)
    expect(before - after).toBeGreaterThan(2.1)
    expect(before - after).toBeLessThan(2.125)
  })

  it('price and yield lead back to each other', () => {
    fc.assert(
      fc.property(anyGilt, anyYield, ({ gilt, settlement }, grossYield) => {
        const clean = cleanPriceFromYield(gilt, settlement, grossYield)
        const found = yieldFromCleanPrice(gilt, settlement, clean)
        // In its last days a gilt's price hardly depends on its yield, so the price is what must agree.
        expect(cleanPriceFromYield(gilt, settlement, found)).toBeCloseTo(clean, 8)
        if (daysBetween(settlement, gilt.maturity) > 30) expect(found).toBeCloseTo(grossYield, 9)
      }),
    )
  })

  it('a higher yield is a lower price', () => {
    fc.assert(
      fc.property(anyGilt, anyYield, ({ gilt, settlement }, grossYield) => {
        const price = dirtyPriceFromYield(gilt, settlement, grossYield)
        expect(dirtyPriceFromYield(gilt, settlement, grossYield + 0.001)).toBeLessThan(price)
      }),
    )
  })

  it('modified duration is how much the price gives for a small step of yield', () => {
    const step = 1e-6
    const settlement = d('2026-03-10')
    const price = (y: number) => dirtyPriceFromYield(tg34, settlement, y)
    const slope = (price(0.045 - step) - price(0.045 + step)) / (2 * step * price(0.045))
    const { macaulay, modified } = giltDurations(tg34, settlement, 0.045)
    expect(modified).toBeCloseTo(slope, 6)
    expect(macaulay).toBeCloseTo(modified * 1.0225, 12)
    expect(macaulay).toBeLessThan(daysBetween(settlement, tg34.maturity) / 365.25)
    const zero = giltDurations({ coupon: 0, maturity: d('2036-06-15') }, d('2026-06-15'), 0.04)
    expect(zero.macaulay).toBeCloseTo(10, 12)
  })

  it('running yield is coupon over clean price', () => {
    expect(runningYield(tg34, 85)).toBe(0.05)
    expect(() => runningYield(tg34, 0)).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
  })

  it('refuses a gilt that has matured, a yield that cannot be, a price without a yield', () => {
    expect(() => couponPeriod(tg34, tg34.maturity)).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
    expect(() => dirtyPriceFromYield(tg34, d('2026-03-10'), -2)).toThrow(
      expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }),
    )
    for (const price of [-5, 0, Number.NaN]) {
      expect(() => yieldFromCleanPrice(tg34, d('2026-03-10'), price)).toThrow(
        expect.objectContaining({ code: 'ANALYTICS_NO_SOLUTION' }),
      )
    }
  })
})
