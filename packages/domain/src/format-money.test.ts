import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney, formatMoneyShort, formatPrice } from './format-money.ts'
import { money } from './money.ts'
import { price } from './price.ts'

const gbp = (pounds: number) => money(Math.round(pounds * 100), 'GBP')

describe('money in words of the page', () => {
  it.each([
    [price(128_450, 2, 'GBX'), '1,284.50p'],
    [price(18_240, 2, 'USD'), '$182.40'],
    [price(9725, 2, 'GBP'), '£97.25'],
    [price(1000, 2, 'EUR'), '€10.00'],
    [price(-5, 2, 'GBP'), '−£0.05'],
    [price(1000, 2, 'CHF'), 'CHF\u00a010.00'],
    [price(2500, 0, 'JPY'), '¥2,500'],
    [price(2500, 0, 'ZAc'), '2,500.00\u00a0ZAc'],
    [price(2500, 0, 'ILA'), '2,500.00\u00a0ILA'],
  ])('price %j is %s', (p, text) => {
    expect(formatPrice(p)).toBe(text)
  })

  it.each([
    [gbp(50_674.04), '£50,674.04'],
    [gbp(-1), '−£1.00'],
    [gbp(0), '£0.00'],
    [money(1234, 'JPY'), '¥1,234'],
    [money(1234, 'KWD'), 'KWD\u00a01.234'],
  ])('money %j is %s', (m, text) => {
    expect(formatMoney(m)).toBe(text)
  })

  it.each([
    [8_420_000_000, '£8.42bn'],
    [50_600_000, '£50.6m'],
    [950_000, '£950,000'],
    [1_880_000_000, '£1.88bn'],
    [405_000_000_000, '£405bn'],
    [1_250_000_000_000, '£1.25tn'],
    [6156.49, '£6,156'],
    [1000, '£1,000'],
    [999.99, '£999.99'],
    [999.5, '£999.50'],
    [0, '£0.00'],
    [-50_600_000, '−£50.6m'],
    // Rounding may carry into another digit or into the next step.
    [9_996_000, '£10.0m'],
    [99_960_000, '£100m'],
    [999_499, '£999,499'],
    [999_999.5, '£1.00m'],
    [999_500_000, '£1.00bn'],
  ])('[RP-FORMAT-3] %d pounds in short are %s', (pounds, text) => {
    expect(formatMoneyShort(gbp(pounds))).toBe(text)
  })

  it('[RP-FORMAT-3] the short form is within half a percent and has three digits from a million on', () => {
    const steps: Record<string, number> = { m: 1e6, bn: 1e9, tn: 1e12 }
    fc.assert(
      fc.property(fc.integer({ min: 100_000_000, max: Number.MAX_SAFE_INTEGER }), pence => {
        const match = /^£([\d.]+)(m|bn|tn)$/.exec(formatMoneyShort(money(pence, 'GBP')))
        const [, digits = '', step = ''] = match ?? []
        expect(digits.replace('.', '')).toHaveLength(3)
        expect(Math.abs((Number(digits) * (steps[step] ?? 0)) / (pence / 100) - 1)).toBeLessThanOrEqual(0.005001)
      }),
    )
  })
})
