import { getIsoDate, type SecurityType } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { type RiskRow, toRiskTable } from './risk-table.ts'

function row(measure: string, value: number | null): RiskRow {
  return { years: 3, measure, value, category: 0.5, benchmark: 1, asAt: getIsoDate('2026-10-31') }
}

it('shows measures in a fixed order with definitions, and skips unknown ones', () => {
  const table = toRiskTable([row('beta', 0.9), row('guesswork', 1), row('standardDeviation', 0.12)], 'FUND')
  expect(table.rows.map(({ key }) => key)).toEqual(['standardDeviation', 'beta'])
  expect(table.rows.every(({ definition }) => definition)).toBe(true)
})

it('[RP-COMPARE-26] heads the column of the security by its type', () => {
  const heads = (type: SecurityType) => toRiskTable([row('beta', 0.9)], type).columns.map(({ label }) => label)
  expect(heads('CLOSED_END_FUND')).toEqual(['Measure', 'Investment trust', 'Category', 'Index'])
  expect(heads('FUND')).toContain('Fund')
})

it('does not compare the index with itself', () => {
  const [deviation, beta] = toRiskTable([row('beta', 0.9), row('standardDeviation', 0.12)], 'FUND').rows
  expect(deviation?.cells.at(-1)).toEqual({ kind: 'percent', fraction: 1, signed: false })
  expect(beta?.cells.at(-1)).toEqual({ kind: 'absent', absence: 'NOT_APPLICABLE' })
})

it('shows a missing figure as missing, not as zero', () => {
  const [sharpe] = toRiskTable([row('sharpe', null)], 'FUND').rows
  expect(sharpe?.cells[1]).toMatchObject({ kind: 'absent', absence: 'NOT_REPORTED' })
})
