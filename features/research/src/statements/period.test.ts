import { describe, expect, it } from 'vitest'
import { periodsOf } from './period.ts'
import { forecast, statement } from './statement.fixture.ts'

describe('periods of a company', () => {
  it('are oldest first, each with the year before', () => {
    const periods = periodsOf([forecast(2026), statement(2025), statement(2024), statement(2022)])
    expect(periods.map(({ column }) => column.fiscalYear)).toEqual([2022, 2024, 2025, 2026])
    expect(periods.map(({ before }) => before?.column.fiscalYear ?? null)).toEqual([null, null, 2024, 2025])
    expect(periods.map(({ column }) => column.forecast)).toEqual([false, false, false, true])
  })

  it('compare only periods of one length', () => {
    const [, odd] = periodsOf([statement(2024), statement(2025, { months: 15 })])
    expect(odd?.before).toBeNull()
  })

  it('leave out what was reported in another currency or by another template', () => {
    const periods = periodsOf([
      statement(2023, { template: 'BANK' }),
      statement(2024, { currency: 'USD' }),
      statement(2025),
      forecast(2026, { currency: 'USD' }),
    ])
    expect(periods.map(({ column }) => column.fiscalYear)).toEqual([2025])
  })

  it('read only numbers as lines', () => {
    const [period] = periodsOf([statement(2025, { income: { revenue: 5, note: 'text', tax: null } })])
    expect(period?.income).toEqual({ revenue: 5 })
  })
})
