import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { discretePeriods } from './performance-view.ts'

it('[RP-RETURN-3] has five complete 12-month periods to the end of the last complete month, latest first', () => {
  expect(discretePeriods(getIsoDate('2026-11-13'))).toEqual([
    { from: '2025-10-31', to: '2026-10-31' },
    { from: '2024-10-31', to: '2025-10-31' },
    { from: '2023-10-31', to: '2024-10-31' },
    { from: '2022-10-31', to: '2023-10-31' },
    { from: '2021-10-31', to: '2022-10-31' },
  ])
})

it('takes the month that ends today as complete, and the end of February as it falls', () => {
  const [first, second] = discretePeriods(getIsoDate('2024-02-29'))
  expect(first).toEqual({ from: '2023-02-28', to: '2024-02-29' })
  expect(second).toEqual({ from: '2022-02-28', to: '2023-02-28' })
})
