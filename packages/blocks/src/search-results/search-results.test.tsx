import type { SearchAddress, SearchResultView } from '@bellwether/contract'
import { getIsoDate, getMarketCode, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { FacetList } from './facet-list.tsx'
import { Marked } from './marked.tsx'
import { ResultsTable } from './results-table.tsx'

const plain = (text: string) => ({ text, ranges: [] })
const result: SearchResultView = {
  marketCode: getMarketCode('LSE:HVL'),
  name: plain('Harrow & Vale plc'),
  foundAs: { kind: 'former', name: { text: 'Vale Brothers plc', ranges: [{ start: 0, end: 4 }] } },
  ticker: plain('HVL'),
  isin: plain('GB00BJ87MT85'),
  sedol: null,
  typeLabel: 'Share',
  exchangeName: 'London Stock Exchange',
  sector: 'Retailers',
  statusReason: 'Suspended',
  lastPrice: price(128_450, 2, 'GBX'),
  dayChangePct: null,
}

it('marks matches and escapes markup', () => {
  const ranges = [
    { start: 3, end: 7 },
    { start: 14, end: 16 },
  ]
  expect(renderToStaticMarkup(<Marked value={{ text: '<b>Vale</b> & Co', ranges }} />)).toBe(
    '&lt;b&gt;<mark>Vale</mark>&lt;/b&gt; &amp; <mark>Co</mark>',
  )
  expect(renderToStaticMarkup(<Marked value={{ text: 'Vale', ranges: [] }} />)).toBe('Vale')
})

it('shows identifiers, the matched name, dealing status and a missing change', () => {
  const html = renderToStaticMarkup(<ResultsTable results={[result]} stars={null} />)
  expect(html).toContain('href="/market-research/LSE:HVL"')
  expect(html).toContain('Formerly <mark>Vale</mark> Brothers plc')
  for (const text of ['HVL', 'GB00BJ87MT85', 'Suspended', '1,284.50p', 'n/a']) expect(html).toContain(text)
})

it('[RP-ACCESS-7] says of which day a close is where later prices may not be seen, and why', () => {
  const draw = (given: Partial<SearchResultView>) =>
    renderToStaticMarkup(<ResultsTable results={[{ ...result, ...given }]} stars={null} />)
  const html = draw({ closeOn: getIsoDate('2026-11-13') })
  for (const text of ['Close on 13 Nov 2026', 'later prices we may not show you']) expect(html).toContain(text)
  expect(draw({})).not.toContain('Close on')
})

it('links each value to its results, and the selected one back', () => {
  const address: SearchAddress = { scope: 'all', term: 'vale', chosen: { type: 'ETF' }, page: 3, size: 25 }
  const html = renderToStaticMarkup(
    <FacetList
      address={address}
      facets={[
        {
          name: 'type',
          label: 'Kind',
          chosen: 'ETF',
          values: [
            { value: 'EQUITY', label: 'Shares', count: 1_200 },
            { value: 'ETF', label: 'ETFs', count: 3 },
          ],
        },
      ]}
    />,
  )
  expect(html).toContain('href="/investment/search/all?search=vale&amp;type=EQUITY&amp;size=25"')
  expect(html).toMatch(/href="\/investment\/search\/all\?search=vale&amp;size=25" aria-current="true"/)
  expect(html).toContain('1,200')
})
