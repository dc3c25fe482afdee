import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RiskReturn } from './risk-return.tsx'

const day = getIsoDate
const year = { from: day('2024-10-31'), to: day('2025-10-31'), fraction: 0.25 }
const fall = { fall: -0.4, peak: day('2020-02-20'), trough: day('2020-03-23'), recovered: null, recoveryDays: null }

const rolling = { lowest: -0.02, average: 0.06, highest: 0.14, periods: 85 }

function textOf(drawdown: typeof fall | null, volatility = true): string {
  const rows = [{ name: 'HVL', volatility: 0.2, drawdown, best: year, worst: { ...year, fraction: -0.1 }, rolling }]
  const view = { explained: [], from: day('2016-11-14'), asAt: day('2026-11-13'), basis: '', rows }
  return renderToStaticMarkup(<RiskReturn view={view} volatility={volatility} />).replace(/<[^>]*>/g, ' ')
}

it('shows maximum drawdown with its dates, and whether it has recovered', () => {
  expect(textOf(fall)).toMatch(/−40\.00% +20 Feb 2020 to 23 Mar 2020/)
  expect(textOf(fall)).toContain('Not yet recovered')
})

it('says when there was no drawdown', () => {
  expect(textOf(null)).toContain('None needed')
})

it('shows the range of rolling three-year returns', () => {
  expect(textOf(null)).toMatch(/\+6\.00% +average; range −2\.00% to \+14\.00% over 85 periods/)
})

it('omits volatility when the page already shows it', () => {
  expect(textOf(null)).toContain('20.00%')
  expect(textOf(null, false)).not.toContain('20.00%')
})
