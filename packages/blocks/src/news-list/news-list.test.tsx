import { defaultNewsAddress, type NewsListView, type NewsTabView } from '@bellwether/contract'
import { getIsoDate, getMarketCode, paging } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NewsFilters } from './news-filters.tsx'
import { NewsList } from './news-list.tsx'
import { NewsPager } from './news-pager.tsx'

const marketCode = getMarketCode('LSE:HVL')
const range = { from: getIsoDate('2026-05-13'), to: getIsoDate('2026-11-13') }
const tabs: NewsTabView[] = [
  { id: 'company', label: 'Company news', count: 0 },
  { id: 'regulatory', label: 'Regulatory news', count: 12 },
]
const none: NewsListView = {
  count: 0,
  paging: paging({ count: 0, page: 1, size: 10 }),
  rows: [],
  madeAt: '2026-11-13T12:00:00.000Z',
  widen: null,
}
const list = (view: NewsListView, address = defaultNewsAddress) =>
  renderToStaticMarkup(<NewsList view={view} address={address} range={range} tabs={tabs} marketCode={marketCode} />)

it('[RP-NEWS-10] shows an item with its time, type, tags, source and price change, and keeps the list in its link', () => {
  const row = {
    id: '7',
    title: 'Interim <results>',
    dateTime: '2026-11-13T07:00:00.000Z',
    source: 'RNS',
    type: 'Half-year Report',
    typeCode: 'IR',
    tags: ['Results', 'Outlook'],
    others: [getMarketCode('LSE:BW.')],
    move: -0.0234,
  }
  const html = list(
    { ...none, count: 1, paging: paging({ count: 1, page: 1, size: 25 }), rows: [row] },
    { ...defaultNewsAddress, tab: 'regulatory', size: 25 },
  )
  expect(html).toContain('href="/market-research/sub/LSE:HVL/news-item/7?tab=regulatory&amp;size=25"')
  expect(html).toContain('Interim &lt;results&gt;')
  expect(html).toContain('13 Nov 2026, 07:00<')
  expect(html).toContain('5 hours ago')
  expect(html).toContain('−2.34%')
  expect(html).toContain('href="/market-research/LSE:BW."')
  expect(html).toContain('>1 of 1<')
  expect(html).toContain('Half-year Report (IR)')
  expect(html).toMatch(
    /Tags: .*<a href="\/market-research\/sub\/LSE:HVL\/news\?tab=regulatory[^"]*category=results[^"]*">Results<\/a>.*, Outlook/,
  )
})

it('without results links to the other tab and to a longer period', () => {
  const html = list({ ...none, widen: { range: { ...range, from: getIsoDate('2021-11-13') }, years: 5, count: 34 } })
  expect(html).toContain('No company news from 13 May 2026 to 13 Nov 2026.')
  expect(html).toContain('Show regulatory news (12)')
  expect(html).toContain('?from=13%2F11%2F2021&amp;to=13%2F11%2F2026">Extend to 5 years (34)')
})

it('without matches offers to clear the filters', () => {
  expect(list(none, { ...defaultNewsAddress, words: 'zebra' })).toContain(
    '<a href="/market-research/sub/LSE:HVL/news">Clear category and headline filters</a>',
  )
})

it('[RP-PAGE-3] [RP-PAGE-4] does not link past the first or last page', () => {
  const pager = (page: number) =>
    renderToStaticMarkup(
      <NewsPager
        paging={paging({ count: 25, page, size: 10 })}
        address={{ ...defaultNewsAddress, page }}
        marketCode={marketCode}
      />,
    )
  expect(pager(1)).not.toMatch(/<a[^>]*rel="prev"/)
  expect(pager(1)).toMatch(/<a[^>]*href="[^"]*page=2" rel="next"/)
  expect(pager(3)).not.toMatch(/<a[^>]*rel="next"/)
  expect(pager(3)).toMatch(/<a[^>]*href="[^"]*page=2" rel="prev"/)
})

it('[RP-NEWS-9] a link to another page size leads to the first page', () => {
  const html = renderToStaticMarkup(
    <NewsPager
      paging={paging({ count: 80, page: 3, size: 10 })}
      address={{ ...defaultNewsAddress, page: 3 }}
      marketCode={marketCode}
    />,
  )
  expect(html).toContain('href="/market-research/sub/LSE:HVL/news?size=25"')
  expect(html).not.toMatch(/page=\d+&amp;size|size=\d+&amp;page/)
})

it('keeps its input beside the error, and carries the current list', () => {
  const html = renderToStaticMarkup(
    <NewsFilters
      address={{ ...defaultNewsAddress, tab: 'regulatory', size: 25 }}
      categories={[{ id: 'agm', label: 'AGM', count: 2 }]}
      fields={{
        from: { text: '"31/02', error: 'Enter a valid date, such as 13/11/2026.' },
        to: { text: '13/11/2026', error: null },
      }}
      marketCode={marketCode}
    />,
  )
  expect(html).toContain('value="&quot;31/02"')
  const describedBy = /aria-invalid="true" aria-describedby="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`id="${describedBy}">Enter a valid date, such as 13/11/2026.`)
  expect(html).toContain('name="shown" value="tab=regulatory&amp;size=25"')
  expect(html).toContain('AGM (2)')
})
