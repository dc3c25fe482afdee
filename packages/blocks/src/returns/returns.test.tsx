import type { ReturnTable } from '@bellwether/contract'
import { getIsoDate } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Returns } from './returns.tsx'

const day = getIsoDate('2026-10-31')
const table: ReturnTable = {
  periods: [
    { label: '1 year', from: day, to: day },
    { label: '3 years', from: day, to: getIsoDate('2025-10-31') },
  ],
  rows: [
    { name: 'Harrow & Vale', kind: 'security', returns: [0.1234, null] },
    { name: 'Difference', kind: 'difference', returns: [-0.0123, null] },
  ],
}
const view = {
  asAt: day,
  basis: '',
  currencyWarning: null,
  cumulative: table,
  annualised: table,
  discrete: table,
  calendar: table,
}
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')

it('stands under the warning, with the 12-month periods by their end', () => {
  const text = textOf(renderToStaticMarkup(<Returns view={view} />))
  expect(text.indexOf('Past performance is not a reliable guide')).toBeLessThan(text.indexOf('+12.34%'))
  expect(text).toContain('Five complete 12-month periods')
  expect(text).toContain('31 Oct 2025')
})

it('writes a difference in points, and an unknown return as such', () => {
  const html = renderToStaticMarkup(<Returns view={view} />)
  expect(textOf(html)).toContain('−1.23')
  expect(textOf(html)).not.toContain('−1.23%')
  expect(html).toContain('title="The history is shorter than this period"')
})

it('warns of the exchange rate where returns are not in sterling', () => {
  const text = textOf(renderToStaticMarkup(<Returns view={{ ...view, currencyWarning: 'Returns are in USD.' }} />))
  expect(text).toContain('Returns are in USD.')
})
