import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { direction, directionGlyphs, directionLabels } from './direction.ts'
import {
  formatChange,
  formatCount,
  formatCoupon,
  formatNumber,
  formatPercent,
  formatPriceNumber,
  formatRatio,
  groupThousands,
} from './format-number.ts'
import { parsePrice, price } from './price.ts'

/** As printed, a tie away from zero. */
function roundedByIntl(n: number, decimals: number): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const
  const format = new Intl.NumberFormat('en-GB', { ...digits, roundingMode: 'halfExpand', signDisplay: 'negative' })
  return format.format(String(n) as Intl.StringNumericLiteral).replace('-', '−')
}

const read = (text: string): number => Number(text.replace('−', '-').replace(/[,%+]/g, ''))

describe('numbers in words of the page', () => {
  it('[RP-FORMAT-14] rounds what a number prints as, at ties, near them and far from them', () => {
    const printed = fc.tuple(fc.integer(), fc.integer({ min: 0, max: 9 })).map(([n, places]) => n / 10 ** places)
    const nearTie = fc
      .tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -3, max: 3 }))
      .map(([n, ulps]) => (n + 0.5) / 100 + ulps * Number.EPSILON * 64)
    const any = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 })
    const decimals = fc.integer({ min: 0, max: 8 })
    fc.assert(
      fc.property(fc.oneof(printed, nearTie, any), decimals, (n, places) => {
        expect(formatNumber(n, places)).toBe(roundedByIntl(n, places))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    [price(128_450, 2, 'GBX'), '1,284.50'],
    [price(12_845_000, 4, 'GBX'), '1,284.50'],
    [price(12_845, 1, 'GBX'), '1,284.50'],
    [price(1455, 4, 'GBX'), '0.1455'],
    [price(14_550, 4, 'GBX'), '1.455'],
    [price(-5, 2, 'GBX'), '−0.05'],
    [price(0, 2, 'GBX'), '0.00'],
    [price(1_234_567, 0, 'JPY'), '1,234,567'],
    [price(12_345, 1, 'JPY'), '1,234.5'],
  ])('price %j is %s', (p, text) => {
    expect(formatPriceNumber(p)).toBe(text)
  })

  it.each([
    [price(1850, 2, 'GBX'), '+18.50'],
    [price(-1850, 2, 'GBX'), '−18.50'],
    [price(0, 2, 'GBX'), '0.00'],
    [price(-0, 4, 'GBX'), '0.00'],
  ])('change %j is %s', (p, text) => {
    expect(formatChange(p)).toBe(text)
  })

  it('a price written out reads back as the same price', () => {
    fc.assert(
      fc.property(fc.integer({ min: -(10 ** 13), max: 10 ** 13 }), fc.nat(6), (value, scale) => {
        const p = price(value, scale, 'GBX')
        const back = parsePrice(formatPriceNumber(p).replace('−', '-').replaceAll(',', ''), 'GBX')
        expect(BigInt(back.value) * 10n ** BigInt(6 - back.scale)).toBe(BigInt(value) * 10n ** BigInt(6 - scale))
      }),
    )
  })

  it.each([
    [0.0146, {}, '1.46%'],
    [0.0146, { sign: true }, '+1.46%'],
    [-0.0146, {}, '−1.46%'],
    [-0.0146, { sign: true }, '−1.46%'],
    [0, { sign: true }, '0.00%'],
    [-0, { sign: true }, '0.00%'],
    [0.00001, { sign: true }, '0.00%'],
    [-0.00001, {}, '0.00%'],
    // 1.005 is a tie by its digits, though the nearest binary number lies below it.
    [0.01005, {}, '1.01%'],
    [-0.01005, {}, '−1.01%'],
    [12.5, {}, '1,250.00%'],
    [0.0146, { digits: 0 }, '1%'],
    [0.0146, { digits: 4 }, '1.4600%'],
    [1e-7, { digits: 6 }, '0.000010%'],
    [1e21, { digits: 0 }, '100,000,000,000,000,000,000,000%'],
  ])('%d with %j is %s', (fraction, options, text) => {
    expect(formatPercent(fraction, options)).toBe(text)
  })

  it('a percentage is never more than half of its last digit away, and never a signed zero', () => {
    const fraction = fc.double({ min: -100, max: 100, noNaN: true })
    fc.assert(
      fc.property(fraction, fc.boolean(), (n, sign) => {
        const text = formatPercent(n, { sign })
        expect(Math.abs(read(text) - n * 100)).toBeLessThanOrEqual(0.005 + 1e-9)
        expect(text).not.toMatch(/^[+−]0\.00%$/)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', n => {
    expect(() => formatPercent(n)).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_NUMBER' }))
  })

  it('a coupon keeps its eighths', () => {
    expect([0.04125, 0.0425, 0.04].map(formatCoupon)).toEqual(['4.125%', '4.25%', '4.00%'])
  })

  it('ratios and plain numbers', () => {
    expect(formatRatio(14.2, 'x')).toBe('14.2x')
    expect(formatRatio(1.25)).toBe('1.3x')
    expect(formatNumber(-1234.5)).toBe('−1,234.50')
    expect(formatNumber(3, 0, { sign: true })).toBe('+3')
  })

  it.each([
    [405_640_000, '405.64m'],
    [1_200_000_000, '1.20bn'],
    [2_500_000_000_000, '2.50tn'],
    [950_000, '950,000'],
    [999_999, '999,999'],
    [0, '0'],
    [-1_500_000, '−1.50m'],
  ])('count %d is %s', (count, text) => {
    expect(formatCount(count)).toBe(text)
  })

  it('a count just short of the next step never reads 1,000.00m', () => {
    expect(formatCount(999_999_999)).toBe('1.00bn')
    expect(formatCount(999_994_999)).toBe('999.99m')
  })

  it('groups by thousands', () => {
    expect(['1', '12', '123', '1234', '123456', '1234567'].map(groupThousands)).toEqual([
      '1',
      '12',
      '123',
      '1,234',
      '123,456',
      '1,234,567',
    ])
  })

  it('a direction has a word and a glyph', () => {
    expect([1, -1, 0, -0].map(direction)).toEqual(['up', 'down', 'unchanged', 'unchanged'])
    expect(directionGlyphs[direction(2)]).toBe('▲')
    expect(directionGlyphs[direction(-2)]).toBe('▼')
    expect(directionLabels[direction(0)]).toBe('unchanged')
  })
})
