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
  ranks: [{ place: 14, of: 31, quartile: 2 }, null],
}
const view = {
  asAt: day,
  explained: [],
  basis: '',
  sector: 'Housebuilders',
  currencyWarning: null,
  cumulative: table,
  annualised: table,
  discrete: table,
  calendar: table,
}
const hrefFor = (shown: string) => `?returns=${shown}`
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ')

it('shows the past-performance warning and the 12-month periods by end date', () => {
  const text = textOf(renderToStaticMarkup(<Returns view={view} shown="total" hrefFor={hrefFor} />))
  expect(text.indexOf('Past performance is not a reliable guide')).toBeLessThan(text.indexOf('+12.34%'))
  expect(text).toContain('Five complete 12-month periods')
  expect(text).toContain('31 Oct 2025')
})

it('shows differences in percentage points, and n/a for unknown returns', () => {
  const html = renderToStaticMarkup(<Returns view={view} shown="total" hrefFor={hrefFor} />)
  expect(textOf(html)).toContain('−1.23')
  expect(textOf(html)).not.toContain('−1.23%')
  expect(html).toContain('title="Not enough history"')
})

it('warns about exchange rates when returns are not in sterling', () => {
  const text = textOf(
    renderToStaticMarkup(
      <Returns view={{ ...view, currencyWarning: 'Returns are in USD.' }} shown="total" hrefFor={hrefFor} />,
    ),
  )
  expect(text).toContain('Returns are in USD.')
})

it('shows rank and quartile in words and as a shape, and says when there is no rank', () => {
  const html = renderToStaticMarkup(<Returns view={view} shown="total" hrefFor={hrefFor} />)
  expect(textOf(html).replace(/\s+/g, ' ')).toContain('14 of 31 2nd quartile')
  expect(html).toContain('title="Not ranked')
})

it('links to annualised returns and shows them when selected', () => {
  const html = renderToStaticMarkup(<Returns view={view} shown="a-year" hrefFor={hrefFor} />)
  expect(html).toContain('href="?returns=total"')
  expect(html).toMatch(/href="\?returns=a-year" aria-current="true"/)
  expect(textOf(html)).toContain('3 years annualised')
})
