import { totalReturn } from '@bellwether/analytics'
import { addDays, addMonths, formatPercent, getIsoDate, type IsoDate, shownDifference } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { growthView } from './growth-view.ts'
import { asQuoted } from './money-terms.ts'
import type { ReturnHistory, ReturnLine } from './return-history.ts'
import { annualise, returnsView, sectorPeriods } from './returns.ts'
import { riskReturnView } from './risk-return.ts'
import { cumulativePeriods } from './standard-periods.ts'

const asAt = getIsoDate('2026-11-13')

/** A line that grows by the same fraction every day. */
function steadyLine(kind: ReturnLine['kind'], first: IsoDate, daily: number): ReturnLine {
  const days: { day: IsoDate; close: number }[] = []
  for (let day = first, close = 1000; day <= asAt; day = addDays(day, 1), close *= 1 + daily) days.push({ day, close })
  return { kind, name: kind, currency: 'GBP', index: totalReturn(days, []), days }
}

function historyFrom(first: IsoDate): ReturnHistory {
  const security = steadyLine('security', first, 0.001)
  const benchmark = steadyLine('benchmark', addMonths(asAt, -122), 0.0005)
  return {
    asAt,
    currency: 'GBP',
    money: asQuoted,
    security,
    lines: [security, benchmark],
    price: { ...security, kind: 'price', name: 'price' },
    payments: [],
    basis: 'Total return.',
    managedSince: null,
    beginning: null,
    currencyWarning: null,
  }
}

it('has the standard periods, with year to date from the previous year end', () => {
  expect(cumulativePeriods(asAt).map(({ label, from }) => [label, from])).toEqual([
    ['1 month', '2026-10-13'],
    ['3 months', '2026-08-13'],
    ['6 months', '2026-05-13'],
    ['Year to date', '2025-12-31'],
    ['1 year', '2025-11-13'],
    ['3 years', '2023-11-13'],
    ['5 years', '2021-11-13'],
    ['10 years', '2016-11-13'],
  ])
})

it('[RP-RETURN-5] annualises a return by compounding', () => {
  const period = { from: getIsoDate('2023-11-13'), to: asAt }
  expect(annualise(0.331, period)).toBeCloseTo(0.1, 12)
  expect(annualise(null, period)).toBeNull()
})

it('shows security, benchmark and their difference, and nothing for a period longer than the history', () => {
  const view = returnsView(historyFrom(addMonths(asAt, -40)))
  if (view.state !== 'ready') throw new Error('expected returns')
  const { cumulative, annualised, discrete } = view.view
  expect(cumulative.rows.map(({ kind }) => kind)).toEqual(['security', 'benchmark', 'difference'])
  const [own, market, difference] = cumulative.rows.map(({ returns }) => returns)
  expect(own?.[0]).toBeCloseTo(1.001 ** 31 - 1, 10)
  expect(difference?.[0]).toBe(shownDifference(own?.[0] ?? 0, market?.[0] ?? 0))
  expect(own?.slice(-2)).toEqual([null, null])
  expect(difference?.at(-1)).toBeNull()
  expect(market?.at(-1)).not.toBeNull()
  expect(annualised.periods.map(({ label }) => label)).toEqual(['3 years', '5 years', '10 years'])
  expect(discrete.periods).toHaveLength(5)
  expect(discrete.rows[0]?.returns.map(value => value !== null)).toEqual([true, true, true, false, false])
})

it('adds since manager start and since listing, where the prices reach back that far', () => {
  const first = addMonths(asAt, -40)
  const managed = {
    ...historyFrom(first),
    managedSince: getIsoDate('2024-11-13'),
    beginning: { on: first, words: 'Since listing' as const },
  }
  const view = returnsView(managed)
  if (view.state !== 'ready') throw new Error('expected returns')
  expect(view.view.cumulative.periods.slice(-2).map(({ label, from }) => [label, from])).toEqual([
    ['Since manager start', '2024-11-13'],
    ['Since listing', '2023-07-13'],
  ])
  expect(view.view.annualised.rows[0]?.returns.at(-2)).toBeCloseTo(1.001 ** 365 - 1, 4)
  const earlier = returnsView({ ...managed, managedSince: getIsoDate('2020-01-01') })
  expect(earlier.state === 'ready' && earlier.view.cumulative.periods.length).toBe(9)
})

it('shows the sector average and rank for each requested period', () => {
  const history = historyFrom(addMonths(asAt, -40))
  const count = sectorPeriods(history).length
  const rank = { place: 2, of: 9, quartile: 1 } as const
  const standing = { name: 'Banks', asAt, averages: Array(count).fill(0.05), ranks: Array(count).fill(rank) }
  const view = returnsView({ ...history, lines: [history.security] }, standing)
  if (view.state !== 'ready') throw new Error('expected returns')
  const { cumulative, annualised, discrete, calendar } = view.view
  expect(cumulative.rows.map(({ name }) => name)).toEqual([
    'security',
    'Sector average',
    'Difference vs sector average',
  ])
  expect(annualised.ranks).toEqual([rank, rank, rank])
  expect(annualised.rows[1]?.returns[0]).toBeCloseTo(1.05 ** (1 / 3) - 1, 12)
  expect(discrete.ranks).toHaveLength(5)
  expect(calendar.ranks).toBeNull()
})

it('[RP-FORMAT-13] has the differences that a reader finds between the returns shown', () => {
  const view = returnsView(historyFrom(addMonths(asAt, -122)))
  if (view.state !== 'ready') throw new Error('expected returns')
  const shown = (fraction: number | null | undefined) =>
    Number(
      formatPercent(fraction ?? 0)
        .replace(/[,%]/g, '')
        .replace('−', '-'),
    )
  let apart = 0
  for (const { rows } of [view.view.cumulative, view.view.annualised, view.view.discrete, view.view.calendar]) {
    const [own, market, difference] = rows.map(({ returns }) => returns)
    for (const [index, value] of (difference ?? []).entries()) {
      if (value === null) continue
      expect(shown(value)).toBeCloseTo(shown(own?.[index]) - shown(market?.[index]), 8)
      if (formatPercent(value) !== formatPercent((own?.[index] ?? 0) - (market?.[index] ?? 0))) apart += 1
    }
  }
  expect(apart).toBeGreaterThan(0)
})

it('[RP-RETURN-12] grows 10,000 from the first price to the last, with the month ends between', () => {
  const view = growthView(historyFrom(getIsoDate('2025-09-10')))
  if (view.state !== 'ready') throw new Error('expected growth')
  expect(view.view.days.slice(0, 2)).toEqual(['2025-09-10', '2025-09-30'])
  expect(view.view.days.slice(-2)).toEqual(['2026-10-31', asAt])
  expect(view.view.lines[0]?.amounts[0]).toBe(10_000_00)
  expect(view.view.lines[0]?.amounts[1]).toBe(Math.round(10_000_00 * 1.001 ** 20))
})

it('[RP-RETURN-12] ends at the ten-year return of the table', () => {
  const history = historyFrom(addMonths(asAt, -122))
  const [growth, returns] = [growthView(history), returnsView(history)]
  if (growth.state !== 'ready' || returns.state !== 'ready') throw new Error('expected both')
  expect(growth.view.days[0]).toBe('2016-11-13')
  const total = returns.view.cumulative.rows[0]?.returns.at(-1) ?? 0
  expect(growth.view.lines[0]?.amounts.at(-1)).toBe(Math.round(10_000_00 * (1 + total)))
})

it('[RP-COMPARE-21] holds an index of prices only against the price, and keeps it out of growth and risk', () => {
  const history = historyFrom(addMonths(asAt, -40))
  const price = { ...steadyLine('price', addMonths(asAt, -40), 0.0008), name: 'Price only (excluding income)' }
  const unlike = { ...history, price, lines: [history.security, price, ...history.lines.slice(1)] }
  const view = returnsView(unlike)
  if (view.state !== 'ready') throw new Error('expected returns')
  const [, own, market, difference] = view.view.cumulative.rows
  expect(difference?.name).toBe('Difference vs index (price only)')
  expect(difference?.returns[0]).toBe(shownDifference(own?.returns[0] ?? 0, market?.returns[0] ?? 0))
  const growth = growthView(unlike)
  expect(growth.state === 'ready' && growth.view.lines.map(({ name }) => name)).toEqual(['security'])
  const risk = riskReturnView(unlike)
  expect(risk.state === 'ready' && risk.view.rows.map(({ name }) => name)).toEqual(['security'])
})

it('[RP-RETURN-7] hides risk figures under 36 months, with the reason', () => {
  expect(riskReturnView(historyFrom(addMonths(asAt, -35)))).toEqual({
    state: 'empty',
    reason: 'Not enough history: these figures need 36 complete months of prices; history starts on 13 Dec 2023.',
  })
  const view = riskReturnView(historyFrom(addMonths(asAt, -40)))
  expect(view.state === 'ready' && view.view.rows.map(({ drawdown }) => drawdown)).toEqual([null, null])
})

it('passes on the reason why past performance is not shown', () => {
  const reason = 'Performance is shown once there are 12 complete months of prices.'
  for (const view of [returnsView(reason), growthView(reason), riskReturnView(reason)]) {
    expect(view).toEqual({ state: 'empty', reason })
  }
})
