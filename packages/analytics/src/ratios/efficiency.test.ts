import { absent, present } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { assetTurnover, cashConversionCycle, inventoryDays, payableDays, receivableDays } from './efficiency.ts'

it('counts how often assets are turned over', () => {
  expect(assetTurnover(1500, 1000)).toEqual({ value: 1.5 })
  expect(assetTurnover(null, 1000)).toMatchObject({ absent: 'NOT_REPORTED' })
})

it('counts days of inventories, receivables and payables at the year’s pace', () => {
  expect(inventoryDays(100, 730)).toEqual({ value: 50 })
  expect(receivableDays(200, 730)).toEqual({ value: 100 })
  expect(payableDays(50, 730)).toEqual({ value: 25 })
  expect(inventoryDays(100, 0)).toEqual({ notMeaningful: 'Cost of sales is not above zero' })
})

it('adds up the cash conversion cycle, without inventories too', () => {
  expect(cashConversionCycle(present(50), present(40), present(60))).toEqual({ value: 30 })
  expect(cashConversionCycle(absent('NOT_REPORTED'), present(40), present(60))).toEqual({ value: -20 })
  expect(cashConversionCycle(present(50), absent('NOT_REPORTED'), present(60))).toMatchObject({
    absent: 'NOT_REPORTED',
  })
})
