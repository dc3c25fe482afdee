import { isNotMeaningful, type Ratio } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import {
  margin,
  returnOnAssets,
  returnOnCapitalEmployed,
  returnOnEquity,
  returnOnInvestedCapital,
} from './profitability.ts'

const value = (ratio: Ratio) => ('value' in ratio ? ratio.value : ratio)

describe('profitability ratios', () => {
  it('divide profit by revenue, equity, assets or capital employed', () => {
    expect(value(margin(25, 100))).toBe(0.25)
    expect(value(margin(-25, 100))).toBe(-0.25)
    expect(value(returnOnEquity(12, 100))).toBe(0.12)
    expect(value(returnOnCapitalEmployed(20, 150, 50))).toBe(0.2)
    expect(value(returnOnAssets(30, 600))).toBe(0.05)
  })

  it('[RP-RATIO-5] are not meaningful on negative equity', () => {
    expect(isNotMeaningful(returnOnEquity(10, -5))).toBe(true)
  })

  it('are not reported where a figure is not', () => {
    expect(margin(null, 1)).toMatchObject({ absent: 'NOT_REPORTED' })
    expect(returnOnCapitalEmployed(20, null, 50)).toMatchObject({ absent: 'NOT_REPORTED' })
  })

  it('return on invested capital is taken after tax, of equity and debt', () => {
    expect(value(returnOnInvestedCapital(100, 0.25, 400, 100))).toBe(0.15)
    expect(isNotMeaningful(returnOnInvestedCapital(100, 0.25, 100, -100))).toBe(true)
    expect(returnOnInvestedCapital(100, 0.25, 100, null)).toMatchObject({ absent: 'NOT_REPORTED' })
  })
})
