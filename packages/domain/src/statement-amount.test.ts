import { describe, expect, it } from 'vitest'
import { formatLineAmount, lineNumber, lineUnitLabel, moneyPowersFor, moneyStepFor } from './statement-amount.ts'

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

  it('prints them in a step that was chosen, with decimals where it is larger than usual', () => {
    expect(moneyStepFor(pounds(5_000_000_000), 'GBP', 9)).toEqual({
      power: 9,
      decimals: 2,
      label: '£bn',
      words: '£ billions',
    })
    expect(moneyStepFor(pounds(10_000_000_000_000), 'GBP', 6)).toMatchObject({ label: '£m', decimals: 0 })
    expect(moneyStepFor(pounds(5_000_000_000), 'GBP', 6)).toEqual(moneyStepFor(pounds(5_000_000_000), 'GBP'))
  })

  it.each([
    [0, []],
    [pounds(9_000_000), [3, 6]],
    [pounds(10_000_000), []],
    [pounds(1_000_000_000), [6, 9]],
  ])('offers for %i pence the steps %j', (largest, powers) => {
    expect(moneyPowersFor(largest, 'GBP')).toEqual(powers)
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
