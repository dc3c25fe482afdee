import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

const universe = new CollectedUniverse()
const people = new Map(universe.rows('people').map(p => [p.id, p]))
const securities = new Map(universe.rows('securities').map(s => [s.id, s]))
const news = new Map(universe.rows('news_items').map(n => [n.id, n]))
const bodies = new Map(universe.rows('news_bodies').map(b => [b.news_id, b.html]))
const listings = new Map(
  universe
    .rows('listings')
    .filter(l => l.primary_listing)
    .map(l => [l.security_id, l]),
)

describe('boards', () => {
  it('have a chair, and companies a chief executive; funds have managers', () => {
    const roles = universe.by('positions', 'security_id')
    for (const [id, { type }] of securities) {
      const rows = roles.get(id ?? 0) ?? []
      if (type === 'EQUITY')
        expect(rows.map(r => r.role)).toEqual(
          expect.arrayContaining(['Chair', 'Chief executive', 'Chief financial officer']),
        )
      if (type === 'CLOSED_END_FUND') expect(new Set(rows.map(r => r.kind))).toEqual(new Set(['BOARD', 'MANAGER']))
      if (type === 'FUND') expect(rows.length > 0 && rows.every(r => r.kind === 'MANAGER')).toBe(true)
    }
  })

  it('appoint directors before today', () => {
    expect(universe.rows('positions').filter(p => !(p.appointed_on && p.appointed_on <= '2026-11-13'))).toEqual([])
  })
})

describe('director deals', () => {
  const deals = universe.rows('director_deals')

  it('lie within three years, at a price of the day, and are notified within three working days', () => {
    expect(deals.length).toBeGreaterThan(200)
    const prices = Map.groupBy(universe.dailyPrices, ({ listing_id }) => listing_id)
    for (const deal of deals) {
      expect(
        deal.traded_on >= '2023-11-12' && deal.traded_on < deal.notified_on && deal.notified_on <= '2026-11-13',
      ).toBe(true)
      const day = prices.get(listings.get(deal.security_id)?.id ?? 0)?.find(p => p.day === deal.traded_on)
      if (deal.price > 0) expect(deal.price >= (day?.low ?? 0) && deal.price <= (day?.high ?? 0)).toBe(true)
      else expect(['AWARD', 'GIFT']).toContain(deal.kind)
    }
  })

  it('are worth price times shares', () => {
    for (const deal of deals)
      expect(deal.value_minor).toBe(
        Math.round((deal.price * deal.shares * (deal.unit === 'GBX' ? 1 : 100)) / 10 ** deal.scale),
      )
  })

  it('lead to what each director holds today', () => {
    const last = new Map(deals.map(d => [d.person_id, d.resulting_shares]))
    for (const [person, shares] of last)
      expect(universe.rows('positions').find(p => p.person_id === person)?.shares).toBe(shares)
  })

  it('are announced in London, in a story with the same facts', () => {
    for (const deal of deals.filter(d => listings.get(d.security_id)?.exchange === 'LSE')) {
      const story = news.get(deal.news_id ?? 0)
      expect(story).toMatchObject({ type_code: 'DSH', symbols: [listings.get(deal.security_id)?.market_code] })
      expect(new Date(story?.published_at ?? 0).toISOString().slice(0, 10)).toBe(deal.notified_on)
      expect(bodies.get(deal.news_id ?? 0)).toContain(people.get(deal.person_id)?.name)
      expect(bodies.get(deal.news_id ?? 0)).toContain(`<td>${deal.shares}</td>`)
    }
  })
})

describe('shareholders', () => {
  it('hold more than three per cent each and less than the whole together', () => {
    const shares = new Map(universe.rows('ratio_inputs').map(r => [r.security_id, r.shares_in_issue]))
    for (const [id, rows] of universe.by('major_shareholders', 'security_id')) {
      expect(rows.filter(r => r.share <= 0.03 || Math.abs(r.shares / (shares.get(id) ?? 1) - r.share) > 1e-6)).toEqual(
        [],
      )
      expect(rows.reduce((sum, r) => sum + r.share, 0)).toBeLessThan(1)
    }
  })

  it('who sell short hold half a per cent or more', () => {
    const short = universe.rows('short_positions')
    expect(short.length).toBeGreaterThan(3)
    expect(short.filter(s => s.share < 0.005 || s.share > 0.03)).toEqual([])
  })
})

describe('the calendar', () => {
  it('reaches three years back and one ahead, with future days confirmed only when near or declared', () => {
    const days = universe.rows('events').map(e => e.day)
    expect(days.reduce((a, b) => (b < a ? b : a)) >= '2023-11-13').toBe(true)
    expect(days.reduce((a, b) => (b > a ? b : a)) <= '2027-11-13').toBe(true)
    expect(universe.rows('events').filter(e => e.day <= '2026-11-13' && !e.confirmed)).toEqual([])
    for (const e of universe.rows('events').filter(x => x.kind === 'EX_DIVIDEND' && x.day > '2026-11-13')) {
      const dividend = universe.rows('dividends').find(d => d.security_id === e.security_id && d.ex_on === e.day)
      expect(e.confirmed).toBe(dividend?.status === 'CONFIRMED')
    }
  })
})
