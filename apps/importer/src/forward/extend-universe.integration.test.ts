import { type Database, quotes, securities, writeDays } from '@bellwether/db'
import { addBusinessDays, formatDate, getIsoDate, getMarketCode, type IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openMarket } from '../../testing/test-market.ts'
import { universeState } from '../universe-state.ts'
import { extendUniverse } from './extend-universe.ts'

const base = getIsoDate('2026-11-13')
/** Over Christmas and the end of the year, with days on which London rests. */
const to = getIsoDate('2027-01-08')

const tables = [
  ...['daily_prices', 'navs', 'index_levels', 'quotes', 'intraday_prices', 'exchange_rates', 'exchange_rate_days'],
  ...['dividends', 'events', 'securities', 'screener_figures', 'sector_standings', 'market_figures'],
  ...[
    'market_medians',
    'news_items',
    'news_bodies',
    'news_symbols',
    'director_deals',
    'positions',
    'statements',
    'ratio_inputs',
    'holdings',
    'exposures',
  ],
  ...['segments', 'trust_facts', 'documents', 'document_files'],
]

/** Of every row of a table, whatever the order. */
async function contentsOf(db: Database): Promise<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const table of tables) {
    const { rows } = await sql<{ sum: string }>`
      select count(*) || ' ' || md5(string_agg(md5(t::text), '' order by t::text)) as sum from ${sql.table(table)} as t`.execute(
      db.sql,
    )
    sums[table] = rows[0]?.sum ?? ''
  }
  return sums
}

let whole: Database
let before: Record<string, string>
const opened: Database[] = []
beforeAll(async () => {
  whole = await openMarket()
  before = await contentsOf(whole)
  await extendUniverse(whole, { to })
})
afterEach(async () => {
  for (const db of opened.splice(0)) await db.close()
})
afterAll(() => whole.close())

async function open(): Promise<Database> {
  const db = await openMarket()
  opened.push(db)
  return db
}

const listingOf = async (db: Database) =>
  (await securities.findByMarketCode(db, getMarketCode('LSE:HVL')))?.listing.id ?? expect.unreachable()

const closesOf = async (db: Database, listingId: number) => {
  const { rows } = await sql<{ day: IsoDate; close: number }>`
    select day, close from daily_prices where listing_id = ${listingId} and day > ${base} order by day`.execute(db.sql)
  return rows
}

describe('a simulated market that goes on', () => {
  it('[RP-DATA-31] has prices, net asset values, levels, rates and quotes of every trading day since', async () => {
    const after = await contentsOf(whole)
    expect(tables.filter(table => after[table] === before[table])).toEqual([])
    expect(await universeState(whole)).toMatchObject({ until: to })
    const listing = await listingOf(whole)
    const closes = await closesOf(whole, listing)
    expect(closes).toHaveLength(37)
    expect(closes.map(({ day }) => day)).not.toContain('2026-12-25')
    const quote = await quotes.latest(whole, listing)
    const [previous, last] = closes.slice(-2)
    expect(quote).toMatchObject({ last: last?.close, previousClose: previous?.close, state: 'CLOSE' })
    expect(quote?.at.toISOString()).toBe('2027-01-08T16:35:00.000Z')
    expect(quote?.bid).toBeLessThan(quote?.ask ?? 0)
  })

  const navsOf = async (db: Database) => {
    const { rows } = await sql<{ day: IsoDate; published: string }>`
      select n.day, to_char(n.published_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as published
      from navs as n join listings as l on l.security_id = n.security_id
      where l.market_code = 'LSE:NWT' and n.day >= ${base} order by n.day`.execute(db.sql)
    return rows
  }

  it('[RP-DATA-39] announces the net asset value of every day on the next morning', async () => {
    const navs = await navsOf(whole)
    expect(navs.map(({ day }) => day)).toEqual([
      base,
      ...(await closesOf(whole, await listingOf(whole))).map(({ day }) => day),
    ])
    for (const { day, published } of navs) expect(published).toBe(`${addBusinessDays(day, 1)} 07:00`)
  })

  it('[RP-DATA-39] has, when it is made, the value that is announced on the next morning', async () => {
    expect(await navsOf(await open())).toEqual([{ day: base, published: '2026-11-16 07:00' }])
  })

  it('[RP-DATA-31] announces each value as news, when it is published', async () => {
    const { rows } = await sql<{ title: string; published: string }>`
      select n.title, to_char(n.published_at at time zone 'Europe/London', 'YYYY-MM-DD HH24:MI') as published
      from news_items as n join news_symbols as s on s.news_id = n.id
      where s.market_code = 'LSE:NWT' and n.type_code = 'NAV' and n.published_at > ${base}::date + 1
      order by n.published_at`.execute(whole.sql)
    const announced = (await navsOf(whole)).filter(({ published }) => published.slice(0, 10) <= to)
    expect(announced.length).toBeGreaterThan(30)
    expect(rows.map(({ published }) => published)).toEqual(announced.map(({ published }) => published))
    for (const [i, { title }] of rows.entries()) expect(title).toContain(formatDate(announced[i]?.day ?? base))
  })

  it('[RP-DATA-31] announces each dividend on the day it is declared', async () => {
    const { rows: declared } = await sql<{ code: string; day: IsoDate }>`
      select l.market_code as code, d.declared_on as day
      from dividends as d join securities as s on s.id = d.security_id
      join listings as l on l.security_id = s.id and l.primary_listing
      where d.declared_on > ${base} and not d.reinvested and l.exchange = 'LSE' and s.status = 'ACTIVE'
        and s.type in ('EQUITY', 'CLOSED_END_FUND', 'ETF') order by code, day`.execute(whole.sql)
    const { rows: news } = await sql<{ code: string; day: IsoDate; title: string }>`
      select s.market_code as code, (n.published_at at time zone 'Europe/London')::date as day, n.title
      from news_items as n join news_symbols as s on s.news_id = n.id
      where n.type_code = 'DIV' and n.published_at > ${base}::date + 1 order by code, day`.execute(whole.sql)
    expect(declared.length).toBeGreaterThan(0)
    expect(news.map(({ code, day }) => ({ code, day }))).toEqual(declared)
    for (const { title } of news) expect(title).toMatch(/ of (?:\d|[£$€])/)
  })

  it('[RP-DATA-31] announces the net asset value of an ETF at the end of each month', async () => {
    const { rows } = await sql<{ title: string; published: string; nav: string }>`
      select n.title, to_char(n.published_at at time zone 'Europe/London', 'YYYY-MM-DD HH24') as published, b.html as nav
      from news_items as n join news_symbols as s on s.news_id = n.id join news_bodies as b on b.news_id = n.id
      where s.market_code = 'LSE:BWLD' and n.type_code = 'NAV' and n.published_at > ${base}::date
      order by n.published_at`.execute(whole.sql)
    expect(rows.map(({ published }) => published)).toEqual(['2026-12-01 07', '2027-01-04 07'])
    expect(rows.map(({ title }) => title.split(' at ')[1])).toEqual(['30 Nov 2026', '31 Dec 2026'])
    const { rows: values } = await sql<{ nav: number }>`
      select n.nav from navs as n join listings as l on l.security_id = n.security_id
      where l.market_code = 'LSE:BWLD' and n.day in ('2026-11-30', '2026-12-31') order by n.day`.execute(whole.sql)
    expect(values).toHaveLength(2)
    for (const [i, { nav }] of values.entries()) expect(rows[i]?.nav.replaceAll(/[^\d]/g, '')).toContain(String(nav))
  })

  it('[RP-DATA-39] announces that of a trust that values monthly once a month, eight days later', async () => {
    const db = await open()
    await sql`
      update trust_facts set nav_frequency = 'MONTHLY'
      where security_id = (select security_id from listings where market_code = 'LSE:NWT')`.execute(db.sql)
    for (const day of ['2026-11-18', '2026-11-30', '2026-12-04']) await extendUniverse(db, { to: getIsoDate(day) })
    await extendUniverse(db, { to })
    expect(await navsOf(db)).toEqual([
      { day: base, published: '2026-11-16 07:00' },
      { day: '2026-11-30', published: '2026-12-10 07:00' },
      { day: '2026-12-31', published: '2027-01-13 07:00' },
    ])
  })

  it('[RP-DATA-34] names an annual general meeting after the year in which it will be held', async () => {
    const { rows } = await sql<{ title: string; day: IsoDate }>`
      select title, day from events where kind = 'AGM' and day > ${to}`.execute(whole.sql)
    expect(rows.length).toBeGreaterThan(5)
    expect(rows.filter(({ title, day }) => !title.endsWith(day.slice(0, 4)))).toEqual([])
  })

  it('[RP-DATA-31] is the same however often and in what steps it was taken on', async () => {
    const db = await open()
    let day = base
    // Steps of a seed of their own: another each time would hide what failed.
    for (const step of [1, 1, 7, 3, 12, 1, 5]) {
      day = addBusinessDays(day, step)
      await extendUniverse(db, { to: day })
    }
    await extendUniverse(db, { to: day })
    await extendUniverse(db, { to })
    expect(await contentsOf(db)).toEqual(await contentsOf(whole))
  })

  it('[RP-DATA-33] goes on where it was interrupted', async () => {
    const db = await open()
    let steps = 0
    const stop = extendUniverse(db, {
      to,
      onProgress: () => {
        steps += 1
        if (steps === 6) throw new Error('the process ended')
      },
    })
    await expect(stop).rejects.toThrow('the process ended')
    expect((await universeState(db))?.until).toBe(addBusinessDays(base, 5))
    await extendUniverse(db, { to })
    expect(await contentsOf(db)).toEqual(await contentsOf(whole))
  })

  it('[RP-DATA-32] what was recorded stands, and what follows starts from it', async () => {
    const db = await open()
    const listing_id = await listingOf(db)
    const [sunday, monday] = [getIsoDate('2026-11-15'), getIsoDate('2026-11-16')]
    const known = (await quotes.latest(db, listing_id))?.last ?? expect.unreachable()
    const recorded = Math.round(known * 1.08)
    const bar = { listing_id, open: recorded, high: recorded, low: recorded, close: recorded, volume: 1, source_id: 1 }
    await writeDays(db, 'daily_prices', [
      { ...bar, day: sunday },
      { ...bar, day: monday },
    ])
    await extendUniverse(db, { to: getIsoDate('2026-11-18') })
    const closes = await closesOf(db, listing_id)
    expect(closes.slice(0, 2)).toEqual([
      { day: sunday, close: recorded },
      { day: monday, close: recorded },
    ])
    for (const { close } of closes.slice(2)) expect(Math.abs(close / recorded - 1)).toBeLessThan(0.15)
    const wednesday = await quotes.latest(db, listing_id)
    expect(wednesday).toMatchObject({ last: closes.at(-1)?.close, previousClose: closes.at(-2)?.close })
  })

  it('nothing happens where it is there already, or without a simulated market', async () => {
    const state = await contentsOf(whole)
    await extendUniverse(whole, { to: base })
    await extendUniverse(whole, { to })
    expect(await contentsOf(whole)).toEqual(state)
  })
})

it('[RP-DATA-35] holdings are those of the month before, and their breakdowns still hold them', async () => {
  const { rows } = await sql<{
    day: IsoDate
  }>`select distinct as_at as day from holdings union select distinct as_at from exposures`.execute(whole.sql)
  expect(rows).toEqual([{ day: '2026-12-31' }])
  const sums = (table: 'holdings', db: Database) =>
    sql<{ id: number; kind: string; sum: number }>`
      select security_id as id, concat(holding_type, sector, country) as kind, round(sum(weighting), 4)::float8 as sum
      from ${sql.table(table)} group by 1, 2 order by 1, 2`.execute(db.sql)
  const fresh = await open()
  expect((await sums('holdings', whole)).rows).toEqual((await sums('holdings', fresh)).rows)
})

it('[RP-DATA-40] reports come out on their days, a trust’s with its results, and factsheets each month', async () => {
  const db = await openMarket(40)
  opened.push(db)
  const read = async () => {
    const { rows } = await sql<{
      id: number
      kind: number
      day: IsoDate
      type: string
      results: number
      bytes: boolean
    }>`
      select d.id, d.type_id as kind, d.effective_date as day, s.type, d.size_bytes = length(f.content) as bytes,
        (select count(*)::int from statements as t where t.security_id = s.id and t.published_on = d.effective_date) as results
      from documents as d join securities as s on s.id = d.security_id join document_files as f on f.document_id = d.id
      where d.type_id in (4, 5, 52, 705) order by d.id`.execute(db.sql)
    return Map.groupBy(rows, ({ kind }) => (kind < 6 ? 'reports' : 'factsheets'))
  }
  const first = await read()
  await extendUniverse(db, { to })
  const later = await read()
  const published = later.get('reports')?.slice(first.get('reports')?.length) ?? []
  expect(published.length).toBeGreaterThan(2)
  expect(published.filter(({ day, bytes }) => day <= base || day > to || !bytes)).toEqual([])
  const ofTrusts = published.filter(({ type }) => type === 'CLOSED_END_FUND')
  expect(ofTrusts.length).toBeGreaterThan(0)
  expect(ofTrusts.filter(({ results }) => results !== 1)).toEqual([])
  const [before, after] = [first.get('factsheets') ?? [], later.get('factsheets') ?? []]
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id))
  expect([new Set(before.map(({ day }) => day)), new Set(after.map(({ day }) => day))]).toEqual([
    new Set(['2026-10-30']),
    new Set(['2026-12-31']),
  ])
})

describe('results on the way', () => {
  it('[RP-DATA-34] are published on their days, continue the accounts before them and replace what was expected', async () => {
    const { rows } = await sql<{ id: number; kind: string; day: IsoDate; found: number; expected: number }>`
      select e.security_id as id, e.kind, e.day,
        (select count(*)::int from statements as s where s.security_id = e.security_id and s.published_on = e.day
          and s.period = case e.kind when 'FULL_YEAR_RESULTS' then 'ANNUAL' else 'INTERIM' end) as found,
        (select count(*)::int from statements as s where s.security_id = e.security_id and s.period = 'FORECAST'
          and s.fiscal_year <= (select max(fiscal_year) from statements as a
            where a.security_id = e.security_id and a.period = 'ANNUAL')) as expected
      from events as e join securities as x on x.id = e.security_id
      where x.type in ('EQUITY', 'CLOSED_END_FUND') and x.status = 'ACTIVE' and e.kind in ('FULL_YEAR_RESULTS', 'HALF_YEAR_RESULTS')
        and e.day > ${base} and e.day <= ${to}`.execute(whole.sql)
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter(({ found, expected }) => found !== 1 || expected !== 0)).toEqual([])
    const inputs = await sql<{ id: number }>`
      select r.security_id as id from ratio_inputs as r
      where r.as_at <> (select max(s.period_end) from statements as s
        where s.security_id = r.security_id and s.period <> 'FORECAST' and s.published_on > ${base})`.execute(whole.sql)
    expect(inputs.rows).toEqual([])
  })
})
