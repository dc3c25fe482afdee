import { getIsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { toTable } from './distributions.ts'

const paid = (exOn: string, given: { reinvested?: boolean; status?: 'CONFIRMED' | 'ESTIMATED' } = {}) => ({
  exOn: getIsoDate(exOn),
  payOn: getIsoDate(exOn),
  amount: 12_345,
  scale: 4,
  unit: 'GBX',
  status: given.status ?? 'CONFIRMED',
  reinvested: given.reinvested ?? false,
})
const asAt = getIsoDate('2026-11-13')
const prices = (table: ReturnType<typeof toTable>, row = 0) =>
  table.rows[row]?.cells.flatMap(cell => (cell.kind === 'price' ? [cell.price.value] : []))

it('splits what units of group 2 get into income and their own money back', () => {
  const details = { distributionType: 'Dividend', equalisation: [{ exOn: '2026-07-01', amount: 2_345 }] }
  const table = toTable([paid('2027-01-04', { status: 'ESTIMATED' }), paid('2026-07-01')], { asAt, details })
  expect(table.columns).toHaveLength(6)
  expect(prices(table, 1)).toEqual([12_345, 10_000, 2_345])
  expect(prices(table, 0)).toEqual([12_345])
  expect(table.basis).toContain('taxed as dividends')
})

it('[RP-FORMAT-12] gives its amounts the decimals of the longest', () => {
  const short = { ...paid('2026-07-01'), amount: 8_980 }
  const decimals = (...all: readonly ReturnType<typeof paid>[]) =>
    toTable(all, { asAt, details: {} }).columns.find(({ label }) => label === 'Per unit')?.decimals
  expect([decimals(short), decimals(short, paid('2026-01-02'))]).toEqual([3, 4])
})

it('has no groups without equalisation, and explains accumulation units', () => {
  const table = toTable([paid('2026-07-01', { reinvested: true })], { asAt, details: { distributionType: 'Interest' } })
  expect(table.columns.map(({ label }) => label)).toEqual(['Ex-dividend', 'Reinvested', 'Per unit', 'Status'])
  expect(table.basis).toMatch(/^Interest distributions.*added to the unit price/)
})
