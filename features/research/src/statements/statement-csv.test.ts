import { expect, it } from 'vitest'
import { periodsOf } from './period.ts'
import { forecast, statement } from './statement.fixture.ts'
import { statementCsv } from './statement-csv.ts'

it('[RP-STMT-4] holds every line of every period, nil ones too, unrounded and with its unit', () => {
  const csv = statementCsv(
    'hvl-income-statement-annual',
    'income',
    periodsOf([
      statement(2025, {
        income: { revenue: 123_456_789, grossProfit: 41_152_263, epsBasic: 4251, effectiveTaxRate: 2533 },
        restated: true,
      }),
      forecast(2026, { income: { revenue: 1 } }),
    ]),
  )
  expect(csv?.header).toEqual(['Line', 'Unit', '2025-12-31', '2026-12-31'])
  const row = (label: string) => csv?.rows.find(([first]) => first === label)
  expect(row('Status')).toEqual(['Status', '', 'Audited', 'Forecast'])
  expect(row('Restated')).toEqual(['Restated', '', 'Yes', 'No'])
  expect(row('Published')).toEqual(['Published', '', '2026-03-01', null])
  expect(row('Revenue')).toEqual(['Revenue', 'GBP', 1_234_567.89, 0.01])
  expect(row('Basic earnings per share')).toEqual(['Basic earnings per share', 'GBP per share', 0.4251, null])
  expect(row('Effective tax rate')).toEqual(['Effective tax rate', '%', 25.33, null])
  expect(row('Research and development')).toEqual(['Research and development', 'GBP', null, null])
  expect(row('Gross margin')).toEqual(['Gross margin', '%', 33.3333333333, null])
})

it('is no file where nothing was reported', () => {
  expect(statementCsv('x', 'income', [])).toBeNull()
})
