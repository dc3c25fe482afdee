import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { scenarioTable } from './scenarios.ts'

const given = {
  asAt: getIsoDate('2023-12-29'),
  holdingYears: 2,
  invested: 10_000,
  currency: 'SEK',
  returns: {
    STRESS: [-0.185, null, -0.097],
    UNFAVOURABLE: [-0.185, null, -0.097],
    MODERATE: [0.008, null, 0.006],
    FAVOURABLE: [0.073, null, null],
  },
}

it('[RP-KIID-7] has a row for each scenario, and leaves out a period that none of them tells', () => {
  const { columns, rows, asAt, basis } = scenarioTable(given)
  expect(asAt).toBe('2023-12-29')
  expect(columns.map(({ label }) => label)).toEqual(['Scenario', 'After 1 year', 'After 2 years (recommended)'])
  expect(rows.map(({ cells }) => cells.slice(1))).toEqual([
    [
      { kind: 'percent', fraction: -0.185, signed: true },
      { kind: 'percent', fraction: -0.097, signed: true },
    ],
    [
      { kind: 'percent', fraction: -0.185, signed: true },
      { kind: 'percent', fraction: -0.097, signed: true },
    ],
    [
      { kind: 'percent', fraction: 0.008, signed: true },
      { kind: 'percent', fraction: 0.006, signed: true },
    ],
    [{ kind: 'percent', fraction: 0.073, signed: true }, expect.objectContaining({ kind: 'absent' })],
  ])
  expect(basis).toContain('Recommended holding period: 2 years. The document’s example is of 10,000 SEK.')
})

it.each([
  [1, '1 year'],
  [0.5, '6 months'],
  [0.01, '4 days'],
  [7.5, '7.5 years'],
])('[RP-KIID-7] writes a holding period of %d years as %s', (holdingYears, words) => {
  expect(scenarioTable({ ...given, holdingYears, invested: null }).basis).toContain(`period: ${words}. Not a forecast`)
})
