import { readScreenerAddress, type ScreenerResultView } from '@bellwether/contract'
import { getIsoDate, getMarketCode, money, paging, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoMatch } from './no-match.tsx'
import { ScreenerForm } from './screener-form.tsx'
import { ScreenerTable } from './screener-table.tsx'
import { SortLine } from './sort-line.tsx'

const address = (query: string) => readScreenerAddress(new URLSearchParams(query))
const view: ScreenerResultView = {
  type: 'EQUITY',
  count: 1,
  paging: paging({ count: 1, page: 1, size: 10 }),
  capped: false,
  rows: [
    {
      marketCode: getMarketCode('LSE:HVL'),
      name: 'Harrow & Vale plc',
      ticker: 'HVL',
      group: 'Retailers',
      lastPrice: price(128_450, 2, 'GBX'),
      dayChangePct: null,
      figures: {
        size: { kind: 'money', money: money(840_000_000_000, 'GBP') },
        priceEarnings: { kind: 'not-meaningful', reason: 'a loss' },
        yield: { kind: 'percent', fraction: 0.0369 },
      },
    },
  ],
  without: [],
  asAt: getIsoDate('2026-11-13'),
}

it('shows each security with its figures and absences', () => {
  const html = renderToStaticMarkup(<ScreenerTable view={view} address={address('')} stars={null} />)
  for (const text of ['href="/market-research/LSE:HVL"', 'HVL', '1,284.50p', '£8.40bn', 'n/m', '3.69%', 'n/a'])
    expect(html).toContain(text)
})

it('sorts by links that keep the filters, and states the sort direction', () => {
  const html = renderToStaticMarkup(
    <ScreenerTable view={view} address={address('sector=Banks&sort=-yield&page=3')} stars={null} />,
  )
  expect(html).toContain('href="/investment/screener?sector=Banks&amp;sort=yield"')
  expect(html).toContain('href="/investment/screener?sector=Banks&amp;sort=name%2C-yield"')
  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1)
})

it('[RP-SCREEN-3] numbers several sort keys, and each can be taken away', () => {
  const several = address('sort=-yield,size')
  const html = renderToStaticMarkup(<ScreenerTable view={view} address={several} stars={null} />)
  expect(html).toContain('▾1')
  expect(html).toContain('▴2')
  expect(html.match(/aria-sort=/g)).toHaveLength(1)
  const line = renderToStaticMarkup(<SortLine address={several} />)
  expect(line.replaceAll(/<[^>]*>/g, '')).toContain('Sorted by Yield ▾ remove Yield from the sort order, then Size ▴')
  expect(line).toContain('href="/investment/screener?sort=size"')
  expect(renderToStaticMarkup(<SortLine address={address('')} />)).toBe('')
})

it('[RP-SCREEN-8] has a box for each security that belongs to the form under the list', () => {
  const html = renderToStaticMarkup(<ScreenerTable view={view} address={address('')} stars={null} />)
  expect(html).toMatch(
    /<input type="checkbox"[^>]*form="screener-compare"[^>]*aria-label="Compare Harrow &amp; Vale plc"/,
  )
  expect(html).toMatch(/<form[^>]*id="screener-compare" action="\/investment\/screener\/compare" method="get"/)
})

it('[RP-SCREEN-2] shows the columns of the chosen set', () => {
  const html = renderToStaticMarkup(<ScreenerTable view={view} address={address('columns=valuation')} stars={null} />)
  expect(html).toContain('P/B')
  expect(html).not.toContain('1-year price change')
})

it('[RP-SCREEN-11] shows the figure it is sorted by where the set lacks it, and marks it on narrow screens too', () => {
  const html = renderToStaticMarkup(
    <ScreenerTable view={view} address={address('columns=quality&sort=-yield,size')} stars={null} />,
  )
  expect(html.match(/aria-sort="descending"/g)).toHaveLength(1)
  expect(html).toMatch(/data-label="Yield ▾1"[^>]*>.*?3\.69%/)
  expect(html).not.toContain('data-label="Size')
})

it('opens further filters once one of them is set', () => {
  const form = (query: string) =>
    renderToStaticMarkup(
      <ScreenerForm view={{ address: address(query), errors: {}, options: {}, distributions: {} }} onAsk={() => {}} />,
    )
  expect(form('')).toMatch(/<details[^>]*><summary>More filters</)
  expect(form('')).not.toMatch(/<details[^>]* open/)
  expect(form('roceFrom=15')).toMatch(/<details[^>]* open=""><summary>More filters \(1 set\)/)
})

it('[RP-SCREEN-6] draws how figures are spread, those left out hollow, and says it in words', () => {
  const spread = {
    count: 30,
    low: 1.25,
    median: 3.4,
    high: 8,
    bins: [
      { count: 10, included: false },
      { count: 20, included: true },
      { count: 0, included: true },
    ],
  }
  const html = renderToStaticMarkup(
    <ScreenerForm
      onAsk={() => {}}
      view={{
        ...{ address: address('yieldFrom=3'), errors: {}, options: {} },
        distributions: { yield: spread, price: { ...spread, bins: [] } },
      }}
    />,
  )
  expect(html).toContain('Median 3.40%; most are between 1.25% and 8.00%')
  expect(html).toContain('Median £3.40; most are between £1.25 and £8.00')
  expect(html.match(/<rect/g)).toHaveLength(3)
  expect(html).toMatch(/class="[^"]*excluded[^"]*"[^>]*height="12"/)
  expect(html).toMatch(/class="[^"]*included[^"]*"[^>]*height="24"/)
  expect(html.match(/data-bw-distribution/g)).toHaveLength(2)
})

it('keeps its input beside the error', () => {
  const html = renderToStaticMarkup(
    <ScreenerForm
      onAsk={() => {}}
      view={{
        address: address('yieldFrom="lots'),
        errors: { yieldFrom: 'Not a number' },
        options: {},
        distributions: {},
      }}
    />,
  )
  expect(html).toContain('value="&quot;lots"')
  expect(html).toMatch(/aria-invalid="true"/)
  expect(html).toContain('Not a number')
  expect(html).toContain('href="/investment/screener">Clear all')
})

it('says which filter excludes everything, with a link to remove it', () => {
  const none: ScreenerResultView = {
    ...view,
    count: 0,
    rows: [],
    without: [
      { name: 'sector', label: 'Sector', count: 2 },
      { name: 'yield', label: 'Dividend yield', count: 1_200 },
    ],
  }
  const html = renderToStaticMarkup(<NoMatch view={none} address={address('sector=Banks&yieldFrom=40')} />)
  expect(html).toContain('No shares match all these filters.')
  expect(html).toMatch(/screener\?sector=Banks">Without “Dividend yield”<\/a>: 1,200 match.*Without “Sector”/)
  const both = { ...none, without: none.without.map(filter => ({ ...filter, count: 0 })) }
  expect(renderToStaticMarkup(<NoMatch view={both} address={address('')} />)).toContain('Widen two or more')
})
