import { cleanPriceFromYield, exDividendDate } from '@bellwether/analytics'
import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { addTradingDays, dayOf, isoOf } from '../calendar.ts'
import { coreDepth } from '../depth.ts'
import { createPlanContext } from '../identity/context.ts'
import { createMarket } from '../market.ts'
import { inEighths, planGilts } from './gilt-plans.ts'
import { cleanPrice } from './gilt-prices.ts'
import { couponRows, giltBars, giltFactsRow } from './gilt-rows.ts'
import { createYieldCurve } from './yield-curve.ts'

const until = dayOf(2026, 11, 13)
const market = createMarket(11, until, coreDepth)
const last = market.days.days.length - 1
const gilts = [...planGilts(createPlanContext(11, until, market.days.days[0] ?? until), 20, market.curve, last)]
const facts = new Map(gilts.map(gilt => [gilt, giltFactsRow(market, gilt)]))
const settlement = isoOf(addTradingDays(until, 1))
const tg34 = gilts.find(gilt => gilt.listing.marketCode === 'LSE:TG34')

describe('gilts', () => {
  it('are conventional and index-linked, all still to be repaid, from short to long', () => {
    const rows = [...facts.values()]
    expect(new Set(rows.map(f => f.kind)).size).toBe(2)
    expect(rows.filter(f => f.matures_on <= '2026-12-01' || f.issued_on > '2026-11-13')).toEqual([])
    const years = rows.map(f => Number(f.matures_on.slice(0, 4)))
    expect(Math.min(...years)).toBeLessThan(2030)
    expect(Math.max(...years)).toBeGreaterThan(2055)
  })

  it('cost what their yield says: the last price is the clean price at the stated yield', () => {
    for (const [gilt, row] of facts) {
      const terms = { coupon: row.coupon * 100, maturity: getIsoDate(row.matures_on) }
      const grossYield = row.gross_redemption_yield ?? row.real_yield ?? 0
      expect(gilt.finalPrice / 100).toBeCloseTo(cleanPriceFromYield(terms, settlement, grossYield), 2)
    }
  })

  it('lie on one curve: conventional gilts of about the same length yield about the same', () => {
    const conventional = [...facts.values()]
      .filter(f => f.kind === 'CONVENTIONAL')
      .toSorted((a, b) => (a.matures_on < b.matures_on ? -1 : 1))
    for (const [i, gilt] of conventional.entries()) {
      const next = conventional[i + 1]
      if (next && Number(next.matures_on.slice(0, 4)) - Number(gilt.matures_on.slice(0, 4)) <= 2)
        expect(Math.abs((next.gross_redemption_yield ?? 0) - (gilt.gross_redemption_yield ?? 0))).toBeLessThan(0.008)
    }
  })

  it('have a price for every day since issue, each from that day’s curve', () => {
    if (!tg34) throw new RangeError('TG34')
    const bars = giltBars(market, tg34)
    expect(bars.close.length).toBe(last - bars.first + 1)
    const middle = Math.floor(bars.close.length / 2)
    const day = market.days.days[bars.first + middle] ?? until
    expect((bars.close[middle] ?? 0) / 100).toBeCloseTo(cleanPrice(tg34, market.curve, bars.first + middle, day), 1)
  })

  it('pay half the coupon twice a year and go ex seven business days before', () => {
    if (!tg34) throw new RangeError('TG34')
    const coupons = [...couponRows(market, tg34)].toSorted((a, b) => (a.ex_on < b.ex_on ? -1 : 1))
    expect(
      coupons.every(
        c =>
          c.kind === 'COUPON' && c.amount === 21_250 && c.scale === 4 && c.unit === 'GBP' && c.status === 'CONFIRMED',
      ),
    ).toBe(true)
    expect(coupons.at(-1)).toMatchObject({ ex_on: exDividendDate(getIsoDate('2027-07-31')), pay_on: '2027-08-02' })
    expect(facts.get(tg34)).toMatchObject({
      coupon: 0.0425,
      coupon_months: [1, 7],
      coupon_day: 31,
      matures_on: '2034-07-31',
    })
  })

  it.each([
    [34, '4 1/4'],
    [5, '0 5/8'],
    [32, '4'],
    [7, '0 7/8'],
  ])('writes %i eighths as %s', (eighths, text) => {
    expect(inEighths(eighths)).toBe(text)
  })
})

describe('the yield curve', () => {
  it('rises from the low yields of ten years ago', () => {
    const curve = createYieldCurve(3, 2550)
    expect(curve.yieldAt(0, 10)).toBeLessThan(curve.yieldAt(2549, 10))
    expect(curve.yieldAt(2549, 10)).toBeGreaterThan(0.03)
    expect(curve.yieldAt(2549, 10)).toBeLessThan(0.065)
    expect(curve.bondReturn(100, 8)).toBeCloseTo(-8 * (curve.yieldAt(100, 9.2) - curve.yieldAt(99, 9.2)), 12)
  })
})
