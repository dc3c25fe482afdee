import { describe, expect, it } from 'vitest'
import { formatLineAmount, lineNumber, lineUnitLabel, moneyStepFor } from './statement-amount.ts'

const pounds = (amount: number) => amount * 100

describe('amounts of statements', () => {
  it.each([
    [pounds(9_999_999), '£000', 0],
    [pounds(10_000_000), '£m', 1],
    [pounds(9_999_000_000), '£m', 1],
    [pounds(10_000_000_000), '£m', 0],
    [pounds(10_000_000_000_000), '£bn', 0],
  ])('prints sums up to %i pence in %s', (largest, label, decimals) => {
    expect(moneyStepFor(largest, 'GBP')).toMatchObject({ label, decimals })
  })

  it('knows currencies without minor units and without a sign of their own', () => {
    expect(moneyStepFor(10_000_000, 'JPY').label).toBe('¥m')
    expect(moneyStepFor(pounds(10_000_000), 'CHF').label).toBe('CHF\u00a0m')
  })

  it('prints each kind of line in its unit', () => {
    const step = moneyStepFor(pounds(50_000_000), 'GBP')
    expect(formatLineAmount(pounds(-12_345_678), 'MONEY', 'GBP', step)).toBe('−12.3')
    expect(formatLineAmount(4250, 'PER_SHARE', 'GBP', step)).toBe('42.50')
    expect(formatLineAmount(4250, 'PER_SHARE', 'USD', step)).toBe('0.43')
    expect(formatLineAmount(654_000_000, 'SHARES', 'GBP', step)).toBe('654.0')
    expect(formatLineAmount(1425, 'PERCENT', 'GBP', step)).toBe('14.3')
    expect(lineUnitLabel('PER_SHARE', 'GBP', step)).toBe('p')
    expect(lineUnitLabel('PER_SHARE', 'CHF', step)).toBe('CHF')
    expect(lineUnitLabel('MONEY', 'GBP', step)).toBe('£m')
  })

  it('loses no digit in a file', () => {
    expect(lineNumber(1_234_567_890_12, 'MONEY', 'GBP')).toBe(1_234_567_890.12)
    expect(lineNumber(4251, 'PER_SHARE', 'GBP')).toBe(0.4251)
    expect(lineNumber(1425, 'PERCENT', 'GBP')).toBe(14.25)
    expect(lineNumber(7, 'MONEY', 'JPY')).toBe(7)
  })
})
