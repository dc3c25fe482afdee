import { defaultWatchColumns, readWatchColumns, type WatchlistRowView } from '@bellwether/contract'
import { getIsoDate, getMarketCode, money, price } from '@bellwether/domain'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PageStar, Starred } from './star.tsx'
import type { Stars } from './stars.ts'
import { WatchedQuotes } from './watched-quotes.tsx'
import { WatchlistTable } from './watchlist-table.tsx'

const hvl = getMarketCode('LSE:HVL')
const row: WatchlistRowView = {
  marketCode: hvl,
  name: 'Harrow & Vale plc',
  listed: true,
  typeWords: 'Share',
  lastPrice: price(128_450, 2, 'GBX'),
  dayChangePct: -0.0008,
  at: '2026-11-13T16:35:00.000Z',
  zone: 'Europe/London',
  staleSince: null,
  streamable: true,
  yield: 0.0369,
  nextExOn: { day: getIsoDate('2027-04-08'), estimated: true },
  return1y: 0.412,
  size: money(840_000_000_000, 'GBP'),
  note: 'below <1,200p>?',
}

function showStar(lists: Stars['lists']): string {
  return renderToStaticMarkup(
    <PageStar marketCode={hvl} name="Harrow & Vale plc" stars={{ lists, next: '/market-research/LSE:HVL?x=1' }} />,
  )
}

it('is a labelled toggle button in a form that returns to the page', () => {
  const shown = (...codes: string[]) => showStar([{ name: 'Income', codes }])
  expect(shown(hvl)).toMatch(/<button(?=[^>]* name="do")(?=[^>]* value="unstar")[^>]* aria-pressed="true"/)
  expect(shown()).toMatch(/<button(?=[^>]* value="star")[^>]* aria-pressed="false"/)
  expect(shown()).toContain('aria-label="Watch Harrow &amp; Vale plc"')
  expect(shown()).toContain('<input type="hidden" name="next" value="/market-research/LSE:HVL?x=1"/>')
})

it('offers a choice of lists when there are two or more', () => {
  const income = { name: 'Income', codes: [hvl] }
  const shown = showStar([income, { name: 'Risk & <reward>', codes: [] }])
  expect(shown).toMatch(
    /<button type="button" popoverTarget="([^"]+)" aria-label="Choose watchlists for.*<form id="\1"/,
  )
  const buttons = shown.matchAll(/value="([^"]+)" aria-pressed="(\w+)" name="(add|remove)"/g)
  expect([...buttons].map(([, ...told]) => told)).toEqual([
    ['Income', 'true', 'remove'],
    ['Risk &amp; &lt;reward&gt;', 'false', 'add'],
  ])
  expect(showStar([income])).not.toContain('popover')
})

it('is hidden on pages without watchlists, as in a widget', () => {
  expect(renderToStaticMarkup(<PageStar marketCode={hvl} name="Harrow" stars={null} />)).toBe('')
  expect(
    renderToStaticMarkup(
      <Starred marketCode={hvl} name="Harrow" stars={null}>
        Harrow
      </Starred>,
    ),
  ).toBe('Harrow')
})

it('shows price, change, yield, ex-dividend date and note, and marks streamable rows', () => {
  const html = renderToStaticMarkup(<WatchlistTable list="Income" rows={[row]} columns={defaultWatchColumns} />)
  for (const text of ['1,284.50p', '−0.08%', '3.69%', '8 Apr 2027', 'Estimated', 'value="below &lt;1,200p&gt;?"'])
    expect(html).toContain(text)
  expect(html).toMatch(/<tr data-bw-live-price="LSE:HVL"/)
  expect(html.match(/name="list" value="Income"/g)).toHaveLength(2)
})

it('[RP-WATCH-7] shows the chosen columns and no others', () => {
  const html = renderToStaticMarkup(
    <WatchlistTable list="Income" rows={[row]} columns={readWatchColumns(['size,return1y'])} />,
  )
  for (const text of ['1-year price change', '+41.20%', '£8.40bn']) expect(html).toContain(text)
  for (const text of ['3.69%', 'Estimated', 'name="note"']) expect(html).not.toContain(text)
  expect(readWatchColumns(['nonsense'])).toEqual(defaultWatchColumns)
})

it('[RP-MARKET-6] says since when a price that should move has not', () => {
  const draw = (staleSince: string | null) =>
    renderToStaticMarkup(<WatchlistTable list="Income" rows={[{ ...row, staleSince }]} columns={defaultWatchColumns} />)
  expect(draw('2026-11-16T10:03:00Z')).toContain('No new price since 16 Nov 2026, 10:03:00 GMT')
  expect(draw(null)).not.toContain('No new price')
})

it('[RP-ACCESS-7] says of which day a close is where later prices may not be seen, and why', () => {
  const draw = (given: Partial<WatchlistRowView>) =>
    renderToStaticMarkup(<WatchlistTable list="Income" rows={[{ ...row, ...given }]} columns={defaultWatchColumns} />)
  const html = draw({ closeOn: getIsoDate('2026-11-13'), streamable: false })
  for (const text of ['Close on 13 Nov 2026', 'later prices we may not show you']) expect(html).toContain(text)
  expect(html).not.toContain('data-bw-live-price')
  expect(draw({})).not.toContain('Close on')
})

it('keeps a delisted security so that it can be removed', () => {
  const gone: WatchlistRowView = {
    ...row,
    name: hvl,
    listed: false,
    lastPrice: null,
    dayChangePct: null,
    at: null,
    streamable: false,
    yield: null,
    nextExOn: null,
  }
  const html = renderToStaticMarkup(<WatchlistTable list="Income" rows={[gone]} columns={defaultWatchColumns} />)
  expect(html).toContain('No longer available')
  expect(html).not.toContain('href="/market-research')
  expect(html).toContain('aria-label="Remove LSE:HVL"')
})

it('is read-only on a host page, with sparklines and optional streaming', () => {
  const watched = {
    ...row,
    href: 'https://research.example/market-research/LSE:HVL',
    sparkline: { points: [1, 2], baseline: null, words: 'Today: +1.00%' },
  }
  const draw = (live: { electiveProfessional: boolean } | null) =>
    renderToStaticMarkup(<WatchedQuotes label="Mine" rows={[watched]} live={live} />)
  expect(draw(null)).toMatch(
    /href="https:\/\/research\.example\/market-research\/LSE:HVL".*1,284\.50p.*Today: \+1\.00%/,
  )
  expect(draw(null)).not.toMatch(/<form|<button|data-bw-live-price/)
  expect(draw({ electiveProfessional: false })).toMatch(/<tr data-bw-live-price="LSE:HVL".*role="switch"/)
})
