import { totalReturn } from '@bellwether/analytics'
import { addDays, getIsoDate, type IsoDate } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { asQuoted } from './money-terms.ts'
import type { ReturnHistory, ReturnLine } from './return-history.ts'
import { riskReturnView } from './risk-return.ts'

const asAt = getIsoDate('2026-11-13')
const listed = getIsoDate('2022-03-01')

function lineOf(kind: ReturnLine['kind'], from: IsoDate, closeOf: (day: IsoDate) => number): ReturnLine {
  const days = []
  for (let day = from; day <= asAt; day = addDays(day, 1)) days.push({ day, close: closeOf(day) })
  return { kind, name: kind, currency: 'GBP', index: totalReturn(days, []), days }
}

it('ignores an index before the security was listed', () => {
  const security = lineOf('security', listed, () => 100)
  // Halves a year before the security is there, and stands still ever after.
  const index = lineOf('benchmark', getIsoDate('2020-01-01'), day => (day < '2021-03-01' ? 200 : 100))
  const history: ReturnHistory = {
    asAt,
    currency: 'GBP',
    money: asQuoted,
    security,
    lines: [security, index],
    price: { ...security, kind: 'price' },
    payments: [],
    basis: '',
    managedSince: null,
    beginning: null,
    currencyWarning: null,
  }
  const view = riskReturnView(history)
  if (view.state !== 'ready') throw new Error('expected figures')
  const [own, beside] = view.view.rows
  expect(view.view.from).toBe(listed)
  expect(beside?.drawdown).toBeNull()
  expect(beside?.worst.fraction).toBe(0)
  expect(beside?.rolling?.periods).toBe(own?.rolling?.periods)
})
