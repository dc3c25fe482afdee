import { bankHolidays, findExchange, getIsoDate, weekdayOf, zonedTime } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { CollectedUniverse, smallUniverse } from '../test-universe.ts'

const universe = new CollectedUniverse()
const listings = new Map(universe.rows('listings').map(l => [l.id, l]))
const securities = new Map(universe.rows('securities').map(s => [s.id, s]))
const daily = Map.groupBy(universe.dailyPrices, ({ listing_id }) => listing_id)
const quotes = new Map(universe.rows('quotes').map(q => [q.listing_id, q]))

const typeOf = (listingId: number) => securities.get(listings.get(listingId)?.security_id ?? 0)?.type

describe('daily prices', () => {
  it('[RP-DATA-1] are positive safe integers', () => {
    const wrong = universe.dailyPrices.filter(p =>
      [p.open, p.high, p.low, p.close, p.volume].some(
        v => v !== null && v !== undefined && !(Number.isSafeInteger(v) && v > 0),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('keep open and close within low and high', () => {
    const wrong = universe.dailyPrices.filter(
      p =>
        p.high != null &&
        p.low != null &&
        p.open != null &&
        !(p.low <= Math.min(p.open, p.close) && p.high >= Math.max(p.open, p.close)),
    )
    expect(wrong).toEqual([])
  })

  it('are there on London business days only, each once and none left out', () => {
    for (const rows of daily.values()) {
      const days = rows.map(r => getIsoDate(r.day))
      expect(days).toEqual([...new Set(days)].toSorted())
      expect(
        days.filter(d => weekdayOf(d) === 0 || weekdayOf(d) === 6 || bankHolidays(Number(d.slice(0, 4))).has(d)),
      ).toEqual([])
    }
    const longest = [...daily.values()].reduce((a, b) => (b.length > a.length ? b : a)).map(r => r.day)
    for (const rows of daily.values()) {
      const [first, last] = [rows[0]?.day ?? '', rows.at(-1)?.day ?? '']
      expect(rows.map(r => r.day)).toEqual(longest.filter(d => d >= first && d <= last))
    }
  })

  it('[RP-DATA-11] cover ten years, or the time since listing', () => {
    for (const [listingId, rows] of daily) {
      const listed = securities.get(listings.get(listingId)?.security_id ?? 0)?.listed_on ?? ''
      const first = rows[0]?.day ?? ''
      if (listed <= '2016-10-14') expect(first <= '2016-11-14').toBe(true)
      else expect(first).toBe(listed)
    }
    expect([...daily.values()].some(rows => rows.length < 1000)).toBe(true)
  })

  it('have one price a day for funds and four for what trades', () => {
    for (const [listingId, rows] of daily) {
      const single = typeOf(listingId) === 'FUND'
      expect(rows.every(r => (r.open === null) === single && (r.volume === null) === single)).toBe(true)
    }
  })

  it('move in quiet and stormy stretches: the size of moves is correlated from week to week', () => {
    const correlations = [...daily]
      .filter(([id, rows]) => typeOf(id) === 'EQUITY' && rows.length > 2000)
      .map(([, rows]) => {
        const sizes = rows
          .slice(1)
          .map((r, i) => Math.min(0.08, Math.abs(Math.log(r.close / (rows[i]?.close ?? r.close)))))
        return correlation(sizes.slice(5), sizes.slice(0, -5))
      })
    expect(correlations.length).toBeGreaterThan(10)
    expect(correlations.reduce((a, b) => a + b, 0) / correlations.length).toBeGreaterThan(0.04)
  })

  it('move more on results days than on others', () => {
    const results = universe.rows('statements').filter(s => s.published_on && s.template !== 'TRUST')
    const [jumps, usual]: [number[], number[]] = [[], []]
    for (const [listingId, rows] of daily) {
      if (typeOf(listingId) !== 'EQUITY') continue
      const days = new Set(
        results.filter(s => s.security_id === listings.get(listingId)?.security_id).map(s => s.published_on),
      )
      for (const [i, row] of rows.entries()) {
        const before = rows[i - 1]
        if (before) (days.has(row.day) ? jumps : usual).push(Math.abs(row.close / before.close - 1))
      }
    }
    expect(median(jumps)).toBeGreaterThan(1.4 * median(usual))
  })

  it('fall by the dividend on ex-days: opens are lower than the close before by about as much, on average', () => {
    let [dividend, fall] = [0, 0]
    for (const security of universe
      .rows('securities')
      .filter(s => s.type === 'EQUITY' || s.type === 'CLOSED_END_FUND')) {
      const listing = universe.rows('listings').find(l => l.security_id === security.id)
      const rows = daily.get(listing?.id ?? 0) ?? []
      const byDay = new Map(rows.map((r, i) => [r.day, i]))
      for (const d of universe.rows('dividends').filter(x => x.security_id === security.id && x.unit === 'GBX')) {
        const i = byDay.get(d.ex_on)
        if (i === undefined || i === 0) continue
        const before = rows[i - 1]?.close ?? 1
        dividend += d.amount / before
        fall += (before - (rows[i]?.open ?? before)) / before
      }
    }
    expect(fall / dividend).toBeGreaterThan(0.7)
    expect(fall / dividend).toBeLessThan(1.3)
  })
})

describe('quotes', () => {
  it('agree with the daily prices they close', () => {
    for (const [listingId, quote] of quotes) {
      const rows = daily.get(listingId) ?? []
      const [last, before] = [rows.at(-1), rows.at(-2)]
      expect(quote).toMatchObject({
        last: last?.close,
        open: last?.open,
        high: last?.high,
        low: last?.low,
        volume: last?.volume,
        previous_close: before?.close,
      })
      expect(quote.day_change).toBe((last?.close ?? 0) - (before?.close ?? 0))
      expect(quote.day_change_pct).toBeCloseTo((last?.close ?? 0) / (before?.close ?? 1) - 1, 7)
    }
  })

  it('have the high and low of a year, and the volume of thirty days', () => {
    for (const [listingId, quote] of quotes) {
      const rows = daily.get(listingId) ?? []
      const from = `${Number(rows.at(-1)?.day.slice(0, 4)) - 1}${rows.at(-1)?.day.slice(4)}`
      const year = rows.filter(r => r.day > from)
      expect(quote.year_high).toBe(Math.max(...year.map(r => r.high ?? r.close)))
      expect(quote.year_low).toBe(Math.min(...year.map(r => r.low ?? r.close)))
      const volumes = rows.slice(-30).map(r => r.volume ?? 0)
      if (quote.volume !== null)
        expect(quote.average_volume_30d).toBe(Math.round(volumes.reduce((a, b) => a + b, 0) / volumes.length))
    }
  })

  it('have a bid below the ask around the last price; funds and suspended shares have neither', () => {
    for (const [listingId, { bid, ask, last, state }] of quotes) {
      if (typeOf(listingId) === 'FUND' || state === 'SUSPENDED') expect([bid, ask]).toEqual([null, null])
      else expect((bid ?? 0) < (ask ?? 0) && (bid ?? 0) <= (last ?? 0) && (last ?? 0) <= (ask ?? 0)).toBe(true)
    }
  })

  it('spread wider for smaller companies', () => {
    const spreads = universe
      .rows('securities')
      .filter(s => s.type === 'EQUITY' && s.status === 'ACTIVE')
      .map(s => {
        const quote = quotes.get(universe.rows('listings').find(l => l.security_id === s.id)?.id ?? 0)
        return { size: s.size_gbp ?? 0, spread: ((quote?.ask ?? 0) - (quote?.bid ?? 0)) / (quote?.last ?? 1) }
      })
      .toSorted((a, b) => a.size - b.size)
    const third = Math.floor(spreads.length / 3)
    expect(median(spreads.slice(0, third).map(s => s.spread))).toBeGreaterThan(
      2 * median(spreads.slice(-third).map(s => s.spread)),
    )
  })
})

describe('intraday prices', () => {
  const intraday = universe.by('intraday_prices', 'listing_id')
  const dayOf = ({ at }: { readonly at: Date }) => at.toISOString().slice(0, 10)
  const minuteOf = (at: Date, zone: string) => {
    const { hour, minute } = zonedTime(at, zone)
    return hour * 60 + minute
  }

  it('[RP-DATA-12] cover the last five trading days of everything that trades and is not suspended', () => {
    const expected = [...listings.values()]
      .filter(l => l.exchange !== 'FUND' && securities.get(l.security_id)?.status === 'ACTIVE')
      .map(l => l.id)
    expect([...intraday.keys()].toSorted()).toEqual(expected.toSorted())
    for (const [listingId, rows] of intraday) {
      const last = daily.get(listingId)?.slice(-5) ?? []
      expect([...new Set(rows.map(dayOf))]).toEqual(last.map(({ day }) => day))
      expect(last.at(-1)?.day).toBe(smallUniverse.until)
    }
  })

  it('[RP-DATA-12] run every five minutes, before the last two days every fifteen, from the open to the close', () => {
    for (const [listingId, rows] of intraday) {
      const exchange = findExchange(listings.get(listingId)?.exchange ?? '')
      if (!exchange) throw new RangeError('exchange')
      for (const [index, { day }] of (daily.get(listingId)?.slice(-5) ?? []).entries()) {
        const minutes = rows.filter(r => dayOf(r) === day).map(({ at }) => minuteOf(at, exchange.zone))
        const length = index < 3 ? 15 : 5
        const count = (exchange.closeMinute - exchange.openMinute) / length
        expect(minutes).toEqual(Array.from({ length: count + 1 }, (_, i) => exchange.openMinute + length * i))
      }
    }
  })

  it('[RP-DATA-12] make up the daily bar exactly', () => {
    for (const [listingId, rows] of intraday) {
      for (const day of daily.get(listingId)?.slice(-5) ?? []) {
        const bars = rows.filter(r => dayOf(r) === day.day)
        expect(bars[0]?.open).toBe(day.open)
        expect(bars.at(-1)?.close).toBe(day.close)
        expect(Math.max(...bars.map(b => b.high))).toBe(day.high)
        expect(Math.min(...bars.map(b => b.low))).toBe(day.low)
        expect(bars.reduce((sum, b) => sum + b.volume, 0)).toBe(day.volume)
        expect(bars.filter((b, i) => i > 0 && b.open !== bars[i - 1]?.close)).toEqual([])
        expect(bars.filter(b => b.low > Math.min(b.open, b.close) || b.high < Math.max(b.open, b.close))).toEqual([])
      }
    }
  })

  it('are busy at both ends of the day, with a closing auction', () => {
    let [ends, middle, auction, all] = [0, 0, 0, 0]
    for (const rows of intraday.values()) {
      const day = rows.filter(r => dayOf(r) === smallUniverse.until).map(r => r.volume)
      const third = Math.floor(day.length / 3)
      ends += day.slice(0, third).reduce((a, b) => a + b, 0)
      middle += day.slice(third, 2 * third).reduce((a, b) => a + b, 0)
      auction += day.at(-1) ?? 0
      all += day.reduce((a, b) => a + b, 0)
    }
    expect(ends).toBeGreaterThan(1.4 * middle)
    expect(auction / all).toBeGreaterThan(0.1)
  })
})

describe('last trades', () => {
  it('lie within their five-minute bars, in time and price, and add up to no more than was traded', () => {
    const intraday = universe.by('intraday_prices', 'listing_id')
    for (const [listingId, trades] of universe.by('trades', 'listing_id')) {
      const bars = intraday.get(listingId) ?? []
      const sums = new Map<unknown, number>()
      for (const trade of trades) {
        const bar = bars.findLast(b => new Date(b.at) <= new Date(trade.at))
        expect(trade.price).toBeGreaterThanOrEqual(bar?.low ?? Number.POSITIVE_INFINITY)
        expect(trade.price).toBeLessThanOrEqual(bar?.high ?? 0)
        sums.set(bar, (sums.get(bar) ?? 0) + trade.shares)
        expect(sums.get(bar)).toBeLessThanOrEqual(bar?.volume ?? 0)
      }
    }
  })

  it('end with the closing auction, at the price and time of the quote', () => {
    const trades = universe.by('trades', 'listing_id')
    expect(trades.size).toBeGreaterThan(40)
    for (const [listingId, rows] of trades) {
      const quote = quotes.get(listingId)
      expect(rows.at(-1)).toMatchObject({ kind: 'AUCTION', price: quote?.last, at: quote?.at })
      expect(rows.length).toBeLessThanOrEqual(10)
    }
  })
})

describe('indices', () => {
  it('[RP-COMPARE-20] grow faster with what their members pay, and less so after withholding tax abroad', () => {
    const growthOf = (code: string) => {
      const index = universe.rows('indices').find(row => row.code === code)
      const rows = universe.rows('index_levels').filter(row => row.index_id === index?.id)
      const [first, last] = [rows[0], rows.at(-1)]
      const years = rows.length / 253
      const yearly = (from: number | null | undefined, to: number | null | undefined) =>
        ((to ?? 0) / (from ?? 1)) ** (1 / years) - 1
      return {
        price: yearly(first?.level, last?.level),
        total: yearly(first?.total_return, last?.total_return),
        net: yearly(first?.net_total_return, last?.net_total_return),
      }
    }
    const [uk, world] = [growthOf('UKALL'), growthOf('WORLD')]
    expect(uk.total - uk.price).toBeGreaterThan(0.005)
    expect(uk.total - uk.price).toBeLessThan(0.08)
    expect(world.net).toBeGreaterThan(world.price)
    expect(world.net).toBeLessThan(world.total)
    expect(uk.total - uk.net).toBeLessThan(world.total - world.net)
  })

  it('follow their members: the All-Share lies between its extremes every day, and weights make up the whole', () => {
    for (const { id, code } of universe.rows('indices').filter(({ kind }) => kind === 'MARKET')) {
      const members = universe.rows('index_members').filter(m => m.index_id === id)
      expect(members.reduce((sum, m) => sum + (m.weighting ?? 0), 0)).toBeCloseTo(1, 4)
      const levels = universe.rows('index_levels').filter(l => l.index_id === id)
      const closes = new Map<string, [number, number]>()
      for (const member of members) {
        const listing = universe.rows('listings').find(l => l.security_id === member.security_id)
        const rows = daily.get(listing?.id ?? 0) ?? []
        for (let i = rows.length - 30; i < rows.length; i++) {
          const [row, before] = [rows[i], rows[i - 1]]
          if (!row || !before) continue
          const move = row.close / before.close
          const [low, high] = closes.get(row.day) ?? [move, move]
          closes.set(row.day, [Math.min(low, move), Math.max(high, move)])
        }
      }
      for (let i = levels.length - 30; i < levels.length; i++) {
        const move = (levels[i]?.level ?? 1) / (levels[i - 1]?.level ?? 1)
        const [low, high] = closes.get(levels[i]?.day ?? '') ?? [1, 1]
        expect(move, `${code} ${levels[i]?.day}`).toBeGreaterThanOrEqual(low - 1e-3)
        expect(move).toBeLessThanOrEqual(high + 1e-3)
      }
    }
  })
})

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (v: readonly number[]) => v.reduce((x, y) => x + y, 0) / v.length
  const [ma, mb] = [mean(a), mean(b)]
  const covariance = mean(a.map((x, i) => (x - ma) * ((b[i] ?? 0) - mb)))
  return covariance / Math.sqrt(mean(a.map(x => (x - ma) ** 2)) * mean(b.map(x => (x - mb) ** 2)))
}
