import { expect, it } from 'vitest'
import { freeCashFlowCover, payoutRatio, revenueReserveCover } from './dividend-cover.ts'

it('divides the dividend by earnings, where there are any', () => {
  expect(payoutRatio(25, 100)).toEqual({ value: 0.25 })
  expect(payoutRatio(25, -1)).toEqual({ notMeaningful: 'No earnings to pay dividends from' })
})

it('covers dividends with free cash flow in pence', () => {
  // 5p a share on 1,000 shares is £50.
  expect(freeCashFlowCover(100_00, 500, 1000)).toEqual({ value: 2 })
})

it('counts the years of dividends in a revenue reserve', () => {
  expect(revenueReserveCover(15_000, 5, 1000)).toEqual({ value: 3 })
})
