import type { DividendView } from '@bellwether/contract'
import { addMonths, getIsoDate, price } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { yieldHistory } from './yield-history.ts'

const start = getIsoDate('2022-01-15')
const day = (months: number) => addMonths(start, months)

function dividend(months: number, pence: number, change: Partial<DividendView> = {}): DividendView {
  return {
    kind: months % 12 === 0 ? 'Final' : 'Interim',
    amount: price(pence * 100, 2, 'GBX'),
    financialYear: 2022 + Math.floor(months / 12),
    declaredOn: null,
    exOn: day(months),
    recordOn: null,
    payOn: null,
    estimated: false,
    ...change,
  }
}

const noRates = () => null

const close = (months: number, pence: number) => ({ day: day(months), price: price(pence * 100, 2, 'GBX') })

type Given = Parameters<typeof yieldHistory>

function valuesOf(dividends: Given[0], closes: Given[1], rateOn: Given[2] = noRates): readonly (number | null)[] {
  const state = yieldHistory(dividends, closes, rateOn)
  if (state.state !== 'ready') throw new Error(JSON.stringify(state))
  return state.view.values
}

describe('yieldHistory', () => {
  it('[RP-RATIO-8] counts a year of dividends, and no estimate', () => {
    const dividends = [
      dividend(18, 6),
      dividend(0, 2),
      dividend(6, 3),
      dividend(12, 4),
      dividend(19, 9, { estimated: true }),
    ]
    expect(valuesOf(dividends, [close(12, 100), close(17, 70), close(18, 100), close(20, 50)])).toEqual([
      expect.closeTo(0.07),
      expect.closeTo(0.1),
      expect.closeTo(0.1),
      expect.closeTo(0.2),
    ])
  })

  it('[RP-RATIO-8] counts the twelve months to each day, also while the date of a final dividend moves', () => {
    const dates = ['2024-04-04', '2025-04-03', '2026-04-09'].map(getIsoDate)
    const finals = dates.map((exOn, at) => dividend(0, 4, { exOn, financialYear: 2023 + at }))
    const closes = ['2025-04-04', '2026-04-02', '2026-04-03', '2026-04-09']
      .map(getIsoDate)
      .map(on => ({ day: on, price: price(100_00, 2, 'GBX') }))
    expect(valuesOf(finals, closes)).toEqual([0.04, 0.04, 0, 0.04])
  })

  it('[RP-RATIO-8] counts all payments of a kind that comes several times a year, and no special one', () => {
    const quarterly = [0, 3, 6, 9, 12].map(months =>
      dividend(months, 1, { kind: 'Interim', financialYear: months < 12 ? 2022 : 2023 }),
    )
    const special = dividend(2, 5, { kind: 'Special' })
    expect(valuesOf([...quarterly, special], [close(12, 100), close(13, 100), close(14, 100)])).toEqual([
      expect.closeTo(0.04),
      expect.closeTo(0.04),
      expect.closeTo(0.04),
    ])
  })

  it('ends with the last dividend of a company that stops paying', () => {
    expect(valuesOf([dividend(0, 2), dividend(12, 2)], [close(23, 100), close(24, 100)])).toEqual([
      expect.closeTo(0.02),
      0,
    ])
  })

  it('begins a year after the first dividend that we know', () => {
    expect(valuesOf([dividend(0, 2), dividend(12, 2)], [close(6, 100), close(12, 100), close(13, 50)])).toEqual([
      expect.closeTo(0.02),
      expect.closeTo(0.04),
    ])
  })

  it('reads dividends in pounds of a price in pence', () => {
    const pounds = { amount: price(2, 2, 'GBP') }
    expect(valuesOf([dividend(0, 0, pounds), dividend(12, 0, pounds)], [close(12, 100), close(13, 100)])).toEqual([
      expect.closeTo(0.02),
      expect.closeTo(0.02),
    ])
  })

  it('[RP-RATIO-4] converts the price of each day into the currency of the dividends, at the rate of that day', () => {
    const dollars = { amount: price(5, 2, 'USD') }
    const sterling = new Map([
      [day(12), 0.8],
      [day(13), 0.5],
    ])
    const rateOn: Given[2] = (currency, on) => {
      const rate = currency === 'USD' ? sterling.get(on) : undefined
      return rate === undefined ? null : { currency, sterling: rate, day: on, source: 'Bank' }
    }
    const closes = [close(12, 100), close(13, 100), close(14, 100)]
    expect(valuesOf([dividend(0, 0, dollars), dividend(12, 0, dollars)], closes, rateOn)).toEqual([
      expect.closeTo(0.04),
      expect.closeTo(0.025),
    ])
  })

  it.each([
    ['no dividend', [], [close(12, 100), close(13, 100)], 'Shown once there is more than a year'],
    ['no price', [dividend(0, 2)], [], 'Shown once there is more than a year'],
    ['less than a year', [dividend(0, 2)], [close(3, 100), close(6, 100)], 'Shown once there is more than a year'],
    [
      'another currency',
      [dividend(0, 0, { amount: price(2, 2, 'USD') })],
      [close(12, 100), close(13, 100)],
      'no exchange rates for the days',
    ],
    [
      'several currencies',
      [dividend(0, 2), dividend(6, 0, { amount: price(2, 2, 'USD') })],
      [close(12, 100), close(13, 100)],
      'more than one currency',
    ],
  ])('says why there is none: %s', (_what, dividends, closes, reason) => {
    expect(yieldHistory(dividends, closes, noRates)).toMatchObject({
      state: 'empty',
      reason: expect.stringContaining(reason),
    })
  })
})
