import { formatMoneyShort, formatPrice, money, price, zonedTime } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

const universe = new CollectedUniverse()
const items = universe.rows('news_items')
const bodies = new Map(universe.rows('news_bodies').map(b => [b.news_id, b.html]))
const newsOf = (marketCode: string) => items.filter(n => n.symbols?.includes(marketCode))
const dayOf = (at: Date | string) => new Date(at).toISOString().slice(0, 10)

describe('news', () => {
  it('[RP-DATA-13] covers three years and nothing after the last day', () => {
    const days = items.map(n => dayOf(n.published_at))
    expect(days.reduce((a, b) => (b < a ? b : a)) >= '2023-11-13').toBe(true)
    expect(days.reduce((a, b) => (b < a ? b : a)) <= '2023-12-13').toBe(true)
    expect(days.reduce((a, b) => (b > a ? b : a)) <= '2026-11-13').toBe(true)
  })

  it('has a body and a symbol row for every story and every security it names', () => {
    expect(items.filter(n => !bodies.get(n.id ?? 0))).toEqual([])
    const rows = new Set(universe.rows('news_symbols').map(s => `${s.news_id} ${s.market_code} ${s.source_code}`))
    expect(rows.size).toBe(items.reduce((sum, n) => sum + (n.symbols?.length ?? 0), 0))
    for (const n of items)
      for (const symbol of n.symbols ?? []) expect(rows.has(`${n.id} ${symbol} ${n.source_code}`)).toBe(true)
  })

  it('comes about twenty-five times a year for a London company', () => {
    const counts = universe
      .rows('listings')
      .filter(
        l =>
          l.exchange === 'LSE' &&
          universe.rows('securities')[l.security_id - 1]?.type === 'EQUITY' &&
          (universe.rows('securities')[l.security_id - 1]?.listed_on ?? '') < '2023-01-01',
      )
      .map(l => newsOf(l.market_code).length / 3)
    const mean = counts.reduce((a, b) => a + b, 0) / counts.length
    expect(mean).toBeGreaterThan(17)
    expect(mean).toBeLessThan(34)
  })

  it('has only reporters’ stories abroad, and German announcements in Frankfurt', () => {
    for (const listing of universe.rows('listings').filter(l => l.exchange !== 'LSE' && l.exchange !== 'FUND')) {
      const sources = new Set(newsOf(listing.market_code).map(n => n.source_code))
      expect(sources.has('LSELSERNS')).toBe(false)
      expect(sources.has('ALLIANCE')).toBe(true)
      expect(sources.has('DGAPDGAPRNS')).toBe(listing.exchange === 'XETR')
    }
  })

  it('has German announcements of a few London companies too, so that their news page shows both', () => {
    const sources = new Set(newsOf('LSE:BW.').map(n => n.source_code))
    expect(sources).toEqual(new Set(['ALLIANCE', 'LSELSERNS', 'DGAPDGAPRNS']))
    const announced = newsOf('LSE:BW.').filter(n => n.source_code === 'DGAPDGAPRNS')
    const london = newsOf('LSE:BW.').filter(n => n.source_code === 'LSELSERNS' && /^(FR|IR)$/.test(n.type_code ?? ''))
    expect(announced.map(n => dayOf(n.published_at))).toEqual(london.map(n => dayOf(n.published_at)))
  })

  it('publishes results at seven in the morning, London time', () => {
    const results = items.filter(n => n.type_code === 'FR' || n.type_code === 'IR')
    expect(results.length).toBeGreaterThan(100)
    expect(results.filter(n => zonedTime(new Date(n.published_at), 'Europe/London').hour !== 7)).toEqual([])
  })

  it('reports the figures of the statements', () => {
    const hvl = universe.securityOf('LSE:HVL')
    const year = universe.rows('statements').findLast(s => s.security_id === hvl.id && s.period === 'ANNUAL')
    const income = (year?.income ?? {}) as Record<string, number>
    const story = newsOf('LSE:HVL').find(n => n.type_code === 'FR' && dayOf(n.published_at) === year?.published_on)
    const html = bodies.get(story?.id ?? 0) ?? ''
    for (const text of [
      formatMoneyShort(money(income.revenue ?? 0, 'GBP')),
      formatMoneyShort(money(income.profitBeforeTax ?? 0, 'GBP')),
      formatPrice(price(income.epsBasic ?? 0, 2, 'GBX')),
      formatPrice(price(income.dps ?? 0, 2, 'GBX')),
    ])
      expect(html).toContain(`<td>${text}</td>`)
  })

  it('announces every dividend of the three years with its dates and amount', () => {
    const hvl = universe.securityOf('LSE:HVL')
    const declared = universe
      .rows('dividends')
      .filter(d => d.security_id === hvl.id && d.declared_on && d.declared_on >= '2023-11-13')
    const stories = newsOf('LSE:HVL').filter(n => n.type_code === 'DIV')
    expect(stories.map(n => dayOf(n.published_at)).toSorted()).toEqual(declared.map(d => d.declared_on).toSorted())
    for (const d of declared)
      expect(stories.some(n => n.title.includes(formatPrice(price(d.amount, d.scale, d.unit))))).toBe(true)
  })

  it('writes of price moves that happened', () => {
    const listing = universe.listingOf('LSE:HVL')
    const closes = universe.dailyPrices.filter(p => p.listing_id === listing.id)
    const stories = newsOf('LSE:HVL').filter(n => / shares (jump|slide) /.test(n.title))
    expect(stories.length).toBeGreaterThan(5)
    for (const story of stories) {
      const i = closes.findIndex(c => c.day === dayOf(story.published_at))
      const move = (closes[i]?.close ?? 1) / (closes[i - 1]?.close ?? 1) - 1
      expect(story.title).toContain(`${move > 0 ? 'jump' : 'slide'} ${(Math.abs(move) * 100).toFixed(1)}%`)
    }
  })

  it('announces net asset values of trusts as they are stored', () => {
    const nwt = universe.securityOf('LSE:NWT')
    const latest = universe
      .navsAnnouncedBefore('2026-11-14')
      .filter(n => n.security_id === nwt.id)
      .at(-1)
    const story = newsOf('LSE:NWT')
      .filter(n => n.type_code === 'NAV')
      .toSorted((a, b) => Number(a.published_at) - Number(b.published_at))
      .at(-1)
    expect(bodies.get(story?.id ?? 0)).toContain(formatPrice(price(latest?.nav ?? 0, 2, 'GBX')))
  })

  it('tells of the suspension', () => {
    expect(newsOf('LSE:SUSP').some(n => n.type_code === 'SUS')).toBe(true)
  })

  it('says in every body that it is fiction', () => {
    expect([...bodies.values()].filter(html => !html.includes('fictional'))).toEqual([])
  })
})
