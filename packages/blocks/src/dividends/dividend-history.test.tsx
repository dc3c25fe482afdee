import type { DividendView } from '@bellwether/contract'
import { getIsoDate, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DividendHistory } from './dividend-history.tsx'

const dividend = (kind: string, pence: number, estimated: boolean): DividendView => ({
  kind,
  amount: price(pence * 100, 2, 'GBX'),
  financialYear: 2026,
  declaredOn: null,
  exOn: getIsoDate(estimated ? '2027-04-08' : '2026-10-01'),
  recordOn: null,
  payOn: null,
  estimated,
})

const running = (...dividends: readonly DividendView[]) =>
  renderToStaticMarkup(
    <DividendHistory
      years={[{ financialYear: 2026, dividends, total: price(4600, 2, 'GBX'), change: null, extent: 'running' }]}
    />,
  )

it('marks estimates, including in the year’s total', () => {
  const html = running(dividend('Final', 31, true), dividend('Interim', 15, false))
  expect(html.match(/Estimated/g)).toHaveLength(1)
  expect(html).toContain('2026 total (estimated)')
  expect(html).toContain('46.00p')
  expect(running(dividend('Interim', 15, false))).toContain('2026 total (year to date)')
})

it('[RP-FORMAT-12] gives every amount of the column the decimals of the longest', () => {
  const dividends = [0.898, 0.9012, 12].map(pence => ({
    ...dividend('Interim', 0, false),
    amount: price(Math.round(pence * 10_000), 4, 'GBX'),
  }))
  const total = price(138_000, 4, 'GBX')
  const html = renderToStaticMarkup(
    <DividendHistory years={[{ financialYear: 2026, dividends, total, change: null, extent: 'complete' }]} />,
  )
  expect(html.match(/[\d.]+p(?=<)/g)).toEqual(['0.8980p', '0.9012p', '12.0000p', '13.8000p'])
})

it('shows the year-on-year change of each payment', () => {
  const dividends = [{ ...dividend('Interim', 15, false), onYearBefore: 0.0459 }]
  const html = renderToStaticMarkup(
    <DividendHistory
      years={[{ financialYear: 2026, dividends, total: price(1500, 2, 'GBX'), change: -0.01, extent: 'complete' }]}
    />,
  )
  expect(html.match(/[+−]\d\.\d\d%/g)).toEqual(['+4.59%', '−1.00%'])
})
