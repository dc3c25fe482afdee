import { expect, it } from 'vitest'
import { absent, present } from './absence.ts'
import { assetTurnover, cashConversionCycle, daysOf } from './efficiency-ratios.ts'

it('counts how often assets are turned over', () => {
  expect(assetTurnover(1500, 1000)).toEqual({ value: 1.5 })
  expect(assetTurnover(null, 1000)).toMatchObject({ absent: 'NOT_REPORTED' })
})

it('counts days at the pace of the year', () => {
  expect(daysOf(100, 730, 'Inventory days', 'Cost of sales')).toEqual({ value: 50 })
  expect(daysOf(100, 0, 'Inventory days', 'Cost of sales')).toEqual({
    notMeaningful: 'Cost of sales is not above zero',
  })
})

it('adds the cycle up, and does without stock', () => {
  expect(cashConversionCycle(present(50), present(40), present(60))).toEqual({ value: 30 })
  expect(cashConversionCycle(absent('NOT_REPORTED'), present(40), present(60))).toEqual({ value: -20 })
  expect(cashConversionCycle(present(50), absent('NOT_REPORTED'), present(60))).toMatchObject({
    absent: 'NOT_REPORTED',
  })
})
