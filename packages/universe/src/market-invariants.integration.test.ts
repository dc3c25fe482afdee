/** The whole simulated market as it ships: news, documents, dividends, dealings and prices must agree with each other. */
import { findExchange, formatDate, formatNumber, formatPrice, price, zonedDate } from '@bellwether/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import type { UniverseOptions } from './generate.ts'
import { generateUniverse } from './generate.ts'
import type { NewsItemRow } from './rows/news.ts'
import type { DirectorDealRow } from './rows/people.ts'
import type { ListingRow } from './rows/securities.ts'
import type { Dataset, UniverseRows } from './rows/universe-rows.ts'

const shipped: UniverseOptions = { seed: 1, securities: 600, until: '2026-11-13' }

const kept = [
  'securities',
  'listings',
  'indices',
  'index_levels',
  'news_items',
  'news_bodies',
  'navs',
  'dividends',
  'events',
  'director_deals',
  'documents',
  'document_files',
  'holdings',
  'exposures',
  'asset_allocations',
] as const satisfies readonly Dataset[]

type Kept = { [D in (typeof kept)[number]]: UniverseRows[D][] }

const rows: Kept = {
  securities: [],
  listings: [],
  indices: [],
  index_levels: [],
  news_items: [],
  news_bodies: [],
  navs: [],
  dividends: [],
  events: [],
  director_deals: [],
  documents: [],
  document_files: [],
  holdings: [],
  exposures: [],
  asset_allocations: [],
}
/** Closes by listing, in order of days. */
const closes = new Map<number, { readonly days: readonly string[]; readonly closes: Float64Array }>()

function isKept(dataset: Dataset): dataset is (typeof kept)[number] {
  return (kept as readonly string[]).includes(dataset)
}

beforeAll(() => {
  for (const { dataset, rows: made } of generateUniverse(shipped)) {
    if (dataset === 'price_histories') {
      for (const { listing_id, days, close } of made) closes.set(listing_id, { days, closes: close })
    } else if (isKept(dataset)) {
      const list: unknown[] = rows[dataset]
      for (const row of made) list.push(row)
    }
  }
  for (const { news_id, html } of rows.news_bodies) bodies.set(news_id, html)
  for (const listing of rows.listings) listings.set(listing.market_code, listing)
})

const bodies = new Map<number, string>()
const listings = new Map<string, ListingRow>()
const bodyOf = ({ id }: NewsItemRow) => bodies.get(id) ?? ''

function listingOf(marketCode: string | undefined): ListingRow {
  const found = listings.get(marketCode ?? '')
  if (!found) throw new RangeError(`No listing ${marketCode}`)
  return found
}

/** The change of the close from the trading day before, and that day's close. */
function moveOn(listing: ListingRow, day: string): { readonly close: number; readonly move: number } | null {
  const series = closes.get(listing.id)
  const at = series?.days.indexOf(day) ?? -1
  const [before, close] = [series?.closes[at - 1], series?.closes[at]]
  return before && close ? { close, move: close / before - 1 } : null
}

const zoneOf = (listing: ListingRow) => findExchange(listing.exchange)?.zone ?? 'Europe/London'

describe('headlines', () => {
  it('give the change of the close on their own day, after that close', () => {
    const wrong: string[] = []
    let checked = 0
    for (const item of rows.news_items) {
      const match = / shares (jump|slide) ([\d.]+)%$/.exec(item.title)
      if (!match) continue
      checked += 1
      const listing = listingOf(item.symbols[0])
      const found = moveOn(listing, zonedDate(item.published_at, zoneOf(listing)))
      const stated = (match[1] === 'jump' ? 1 : -1) * Number(match[2])
      if (!found || Math.abs(stated - found.move * 100) > 0.0501) wrong.push(item.title)
      else if (!bodyOf(item).includes(formatPrice(price(found.close, listing.price_scale, listing.price_unit))))
        wrong.push(`${item.title}: close`)
      if (!isAfterClose(item, listing)) wrong.push(`${item.title}: ${item.published_at.toISOString()}`)
    }
    expect(checked).toBeGreaterThan(1_000)
    expect(wrong).toEqual([])
  })

  it('about results state how the shares closed that day', () => {
    const wrong: string[] = []
    let checked = 0
    for (const item of rows.news_items.filter(({ source_code }) => source_code === 'ALLIANCE')) {
      const match = /The shares closed (?:([\d.]+)% (higher|lower)|(unchanged|little changed)) on the day/.exec(
        bodyOf(item),
      )
      if (!match) continue
      checked += 1
      const listing = listingOf(item.symbols[0])
      const move = moveOn(listing, zonedDate(item.published_at, zoneOf(listing)))?.move ?? Number.NaN
      const stated = match[1] ? (match[2] === 'higher' ? 1 : -1) * Number(match[1]) : 0
      if (!(Math.abs(stated - move * 100) <= 0.0501) || !isAfterClose(item, listing)) wrong.push(item.title)
    }
    expect(checked).toBeGreaterThan(500)
    expect(wrong).toEqual([])
  })

  it('about the market give the level of the index that day', () => {
    const index = rows.indices.find(({ code }) => code === 'UK100')
    const levels = rows.index_levels.filter(({ index_id }) => index_id === index?.id)
    const reports = rows.news_items.filter(({ type_code }) => type_code === 'MR')
    expect(reports.length).toBeGreaterThan(50)
    for (const { title, published_at } of reports) {
      const at = levels.findIndex(({ day }) => day === zonedDate(published_at, 'Europe/London'))
      const [before, now] = [levels[at - 1]?.level ?? 0, levels[at]?.level ?? 0]
      expect(title).toContain(` at ${formatNumber(now / 100)}`)
      const stated = /closes (up|down) ([\d.]+)%/.exec(title)
      const signed = stated ? (stated[1] === 'up' ? 1 : -1) * Number(stated[2]) : 0
      expect(Math.abs(signed - (now / before - 1) * 100)).toBeLessThan(0.0501)
    }
  })

  it('tell notices of one security apart', () => {
    const seen = new Map<string, number>()
    for (const { title, symbols, published_at } of rows.news_items) {
      const key = `${symbols[0]} ${zonedDate(published_at, 'Europe/London')} ${title}`
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    const repeated = [...seen].filter(([key, count]) => count > 1 && /Net Asset Value|Own Shares/.test(key))
    expect(repeated).toEqual([])
    const navTitles = rows.news_items.filter(({ type_code }) => type_code === 'NAV').map(({ title }) => title)
    expect(new Set(navTitles).size).toBe(navTitles.length)
  })

  it('and bodies are whole sentences', () => {
    const wrong = rows.news_items.filter(item =>
      /\ba [aeiou]|\.\.|undefined|NaN|null/.test(`${item.title} ${bodyOf(item).replace(/\ba (?:U|one)/g, '')}`),
    )
    expect(wrong.map(item => `${item.title}: ${bodyOf(item)}`)).toEqual([])
  })
})

describe('announcements', () => {
  it('of dividends have the amount and the dates of the dividend', () => {
    const dividends = Map.groupBy(rows.dividends, ({ security_id }) => security_id)
    const wrong: string[] = []
    const news = rows.news_items.filter(({ type_code }) => type_code === 'DIV')
    expect(news.length).toBeGreaterThan(500)
    for (const item of news) {
      const body = bodyOf(item)
      const fits = dividends.get(listingOf(item.symbols[0]).security_id)?.some(d => {
        const amount = formatPrice(price(d.amount, d.scale, d.unit))
        return (
          [d.ex_on, d.record_on, d.pay_on].every(day => day && body.includes(formatDate(day))) &&
          item.title.endsWith(` of ${amount}`)
        )
      })
      if (!fits) wrong.push(item.title)
    }
    expect(wrong).toEqual([])
  })

  it('of net asset values have the value of their day', () => {
    const navs = new Map(rows.navs.map(({ security_id, day, nav }) => [`${security_id} ${formatDate(day)}`, nav]))
    const wrong: string[] = []
    for (const item of rows.news_items.filter(({ type_code }) => type_code === 'NAV')) {
      const listing = listingOf(item.symbols[0])
      const day = / at (\d+ \w+ \d+)$/.exec(item.title)?.[1]
      const nav = navs.get(`${listing.security_id} ${day}`)
      if (nav === undefined || !bodyOf(item).includes(formatPrice(price(nav, listing.price_scale, listing.price_unit))))
        wrong.push(item.title)
    }
    expect(wrong).toEqual([])
  })

  it('of a suspension come after the last price', () => {
    const [item] = rows.news_items.filter(({ type_code }) => type_code === 'SUS')
    const days = closes.get(listingOf(item?.symbols[0]).id)?.days
    expect(item && zonedDate(item.published_at, 'Europe/London') > (days?.at(-1) ?? '')).toBe(true)
  })
})

describe('annual general meetings', () => {
  it('are named after the year in which they are held', () => {
    const meetings = rows.events.filter(({ kind }) => kind === 'AGM')
    expect(meetings.length).toBeGreaterThan(1_000)
    expect(meetings.filter(({ title, day }) => !title.endsWith(day.slice(0, 4)))).toEqual([])
  })

  it('are on one day in the calendar, the notice and the results', () => {
    const days = Map.groupBy(
      rows.events.filter(({ kind }) => kind === 'AGM'),
      ({ security_id }) => security_id,
    )
    const text = new TextDecoder()
    const files = new Map(rows.document_files.map(({ document_id, content }) => [document_id, content]))
    const documents = rows.documents.filter(({ type }) => type === 'Notice of meeting' || type === 'Results of meeting')
    expect(documents.length).toBeGreaterThan(100)
    for (const { id, security_id } of documents) {
      const stated = /Meeting on (\d+ \w+ \d+)/.exec(text.decode(files.get(id)))?.[1]
      expect(days.get(security_id)?.map(({ day }) => formatDate(day))).toContain(stated)
    }
  })
})

describe('director deals', () => {
  it('reinvest no more than the dividend that was paid on the shares held', () => {
    const dividends = Map.groupBy(rows.dividends, ({ security_id }) => security_id)
    const reinvested = rows.director_deals.filter(({ kind }) => kind === 'DRIP')
    expect(reinvested.length).toBeGreaterThan(20)
    expect(reinvested.filter(deal => !isCovered(deal, dividends.get(deal.security_id) ?? []))).toEqual([])
  })

  it('never leave or begin with less than nothing', () => {
    const gains = new Set(['BUY', 'EXERCISE', 'AWARD', 'DRIP', 'TRANSFER_IN', 'SIP', 'ISA', 'INHERITANCE'])
    expect(
      rows.director_deals.filter(
        ({ kind, shares, resulting_shares: left }) => left === null || left < (gains.has(kind) ? shares : 0),
      ),
    ).toEqual([])
  })
})

describe('sizes', () => {
  it('are of no two companies the same', () => {
    const sizes = rows.securities.filter(({ type }) => type === 'EQUITY').map(({ size_gbp }) => size_gbp)
    expect(new Set(sizes).size).toBe(sizes.length)
    expect(sizes.filter(size => (size ?? 0) > 119.9e11)).toEqual([])
  })
})

describe('breakdowns', () => {
  const countryNames: Readonly<Record<string, string>> = { GB: 'United Kingdom', US: 'United States', JP: 'Japan' }

  it('never show less of anything than the published holdings do', () => {
    const holdings = Map.groupBy(rows.holdings, ({ security_id }) => security_id)
    const assets = new Map(rows.asset_allocations.map(row => [`${row.security_id} ${row.asset}`, row]))
    const wrong: string[] = []
    let checked = 0
    for (const { security_id, kind, name, weighting } of rows.exposures) {
      if (kind !== 'SECTOR' && kind !== 'COUNTRY') continue
      const published = (holdings.get(security_id) ?? [])
        .filter(held => held.holding_type === 'Equity')
        .filter(held => (kind === 'SECTOR' ? held.sector : countryNames[held.country ?? '']) === name)
        .reduce((sum, held) => sum + held.weighting, 0)
      const equities = assets.get(`${security_id} STOCK`)?.long ?? 0
      checked += 1
      if (published > weighting * equities + 2e-6) wrong.push(`${security_id} ${kind} ${name}`)
    }
    expect(checked).toBeGreaterThan(3_000)
    expect(wrong).toEqual([])
  })

  it('of asset classes hold the published holdings of each class', () => {
    const classes = { Equity: 'STOCK', Bond: 'BOND', Property: 'PROPERTY', Other: 'OTHER' } as const
    const assets = new Map(rows.asset_allocations.map(row => [`${row.security_id} ${row.asset}`, row.long]))
    const wrong: string[] = []
    for (const [id, held] of Map.groupBy(rows.holdings, ({ security_id }) => security_id)) {
      for (const [type, asset] of Object.entries(classes)) {
        const sum = held.filter(h => h.holding_type === type).reduce((total, h) => total + h.weighting, 0)
        if (sum > (assets.get(`${id} ${asset}`) ?? 0) + 2e-6) wrong.push(`${id} ${asset} ${sum}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

/** Deals are at a price within the day; the dividend is what one share brought on that day. */
function isCovered(deal: DirectorDealRow, dividends: readonly UniverseRows['dividends'][]): boolean {
  const before = (deal.resulting_shares ?? 0) - deal.shares
  return dividends.some(({ pay_on, amount, scale, unit }) => {
    if (pay_on !== deal.traded_on) return false
    const sterling: Readonly<Record<string, number>> = { GBX: 0.01, GBP: 1, USD: 0.78, EUR: 0.86, CHF: 0.9 }
    const paid = before * (amount / 10 ** scale) * (sterling[unit] ?? Number.NaN)
    return deal.shares * (deal.price / 10 ** deal.scale) * (sterling[deal.unit] ?? Number.NaN) <= paid * 1.0001
  })
}

function isAfterClose(item: NewsItemRow, listing: ListingRow): boolean {
  const exchange = findExchange(listing.exchange)
  if (!exchange) return false
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone: exchange.zone, hour: '2-digit', minute: '2-digit' })
  const [hour = 0, minute = 0] = clock.format(item.published_at).split(':').map(Number)
  return hour * 60 + minute >= exchange.closeMinute + exchange.closingAuction
}
