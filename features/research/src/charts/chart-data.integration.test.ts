import type { SecurityChartView } from '@bellwether/contract'
import { exchangeRates, indices, sectorFigures, securities } from '@bellwether/db'
import { formatDate, getIsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'
import { placeOfPeriod } from '../sector-figures/compared-spans.ts'
import { refreshFigures } from '../sector-figures/refresh-figures.ts'
import { useChartSite } from './chart-site.fixture.ts'

const { site, pageOf, dataOf, viewOf } = useChartSite()

describe('the data', () => {
  it('answers the view that the page draws, to be kept for a minute', async () => {
    const { headers, json } = await dataOf('LSE:HVL', '?range=6M')
    expect(headers['content-type']).toBe('application/json; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=60')
    const view: SecurityChartView = json().data
    expect(view.choices.range).toBe('6M')
    expect(view.points[0]?.at).toBe('2026-05-13')
    expect(view.points.at(-1)?.at).toBe('2026-11-13')
    expect(view.points[0]?.totalReturn).toBe(100)
    const again = await site.app.inject({
      url: '/api/widgets/price-chart/LSE:HVL?range=6M',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  it('makes total return at least the price return where income was paid', async () => {
    const view = await viewOf('LSE:HVL', '?range=5Y&basis=total-return')
    const [first, last] = [view.points[0], view.points.at(-1)]
    const price = ((last?.close ?? 0) / (first?.close ?? 1)) * 100
    expect(last?.totalReturn).toBeGreaterThan(price)
    expect(view.changePct).toBeCloseTo((last?.totalReturn ?? 0) / 100 - 1, 9)
  })

  it('says why total return is off within a day, and draws prices instead', async () => {
    const view = await viewOf('LSE:HVL', '?range=1D&basis=total-return')
    expect(view.choices.basis).toBe('price')
    expect(view.noTotalReturn).toContain('daily closing prices')
    expect(view.remarks).toContain(view.noTotalReturn)
    expect(view.previousClose?.unit).toBe('GBX')
  })

  it('[RP-CHART-6] draws five days in bars of fifteen minutes, alike on the page, in the file and the data', async () => {
    const view = await viewOf('LSE:HVL', '?range=5D')
    const days = (await viewOf('LSE:HVL', '?range=1M')).points.slice(-6)
    expect([...new Set(view.points.map(({ at }) => at.slice(0, 10)))]).toEqual(days.slice(1).map(({ at }) => at))
    // From 08:00 to 16:15, and the closing auction.
    expect(view.points).toHaveLength(5 * 35)
    const starts = view.points.slice(0, 3).map(({ at }) => at.slice(11, 16))
    expect(starts).toEqual(['08:00', '08:15', '08:30'])
    for (const { at, ...day } of days.slice(1)) {
      const bars = view.points.filter(bar => bar.at.startsWith(at))
      expect(bars.at(-1)?.close).toBe(day.close)
      expect(Math.max(...bars.map(({ high }) => high ?? 0))).toBe(day.high)
      expect(bars.reduce((sum, { volume }) => sum + (volume ?? 0), 0)).toBe(day.volume)
    }
    expect(view.previousCloseOn).toBe(days[0]?.at)
    expect(view.previousClose?.value).toBe(days[0]?.close)
    expect(view.changePct).toBeCloseTo((days.at(-1)?.close ?? 0) / (days[0]?.close ?? 1) - 1, 8)
    const { body } = await pageOf('LSE:HVL', '?range=5D')
    expect(body).toContain('Close on 6 Nov 2026')
    expect(body).toContain('13 Nov 2026, 16:30:00 GMT')
    const file = (await pageOf('LSE:HVL', '?range=5D&format=csv')).body.trim().split('\r\n').slice(1)
    expect(file.map(row => row.split(',')[0])).toEqual(view.points.map(({ at }) => at))
  })

  it('[RP-CHART-7] draws daily closes of five days where they are needed, or bars are missing, and says so', async () => {
    for (const query of ['&basis=total-return', '&compare=INDEX:UK100', '&indicators=sma20']) {
      const view = await viewOf('LSE:HVL', `?range=5D${query}`)
      expect(view.points).toHaveLength(6)
      expect(view.remarks).toContain('Daily closing prices are drawn, because the other choices need them.')
    }
    const without = await viewOf('LSE:SUSP', '?range=5D')
    expect(without.remarks.join()).toContain('prices within the day are not available for all five days')
    expect(without.points.every(({ at }) => at.length === 10)).toBe(true)
  })

  it('[RP-RETURN-13] is after inflation alike in chart, file, returns and growth', async () => {
    const [nominal, real] = await Promise.all(['', '&terms=real'].map(query => viewOf('LSE:HVL', `?range=5Y${query}`)))
    if (!nominal || !real) throw new Error('expected two views')
    const levels = await indices.series(site.db, 'CPI', getIsoDate('2016-01-01'), getIsoDate('2026-11-13'))
    const last = levels.at(-1)
    const start = nominal.points[0]?.at ?? ''
    const [before, after] = [levels.findLast(({ day }) => day <= start), levels.find(({ day }) => day > start)]
    const rise = (last?.price ?? 0) / (before?.price ?? 1) - 1
    expect(rise).toBeGreaterThan(0.05)
    expect(real.changePct).toBeLessThan((1 + nominal.changePct) / ((last?.price ?? 0) / (after?.price ?? 1)) - 1 + 1e-9)
    expect(real.changePct).toBeGreaterThan((1 + nominal.changePct) / (1 + rise) - 1 - 1e-9)
    expect(real.points.at(-1)?.close).toBe(nominal.points.at(-1)?.close)
    expect(real.points[0]?.close).toBeGreaterThan(nominal.points[0]?.close ?? 0)
    expect(real.moneyNote).toContain(`to ${formatDate(last?.day ?? '')} (source: `)
    const page = (await pageOf('LSE:HVL', '?range=5Y&terms=real&basis=total-return')).body
    for (const title of ['Past performance', 'Growth of £10,000', 'Risk and return'])
      expect(page).toContain(`${title} after inflation (CPI)`)
    const total = await viewOf('LSE:HVL', '?range=5Y&terms=real&basis=total-return')
    const file = (await pageOf('LSE:HVL', '?format=csv&table=returns&terms=real')).body.split('\r\n')
    expect(file[0]).toContain('Return after inflation (CPI) (fraction)')
    const own = file.find(row => row.startsWith('Cumulative,Harrow & Vale,5 years'))
    expect(Number(own?.split(',')[5])).toBeCloseTo(total.changePct, 6)
    const growth = (await pageOf('LSE:HVL', '?format=csv&table=growth&terms=real')).body.trim().split('\r\n')
    const ten = (await viewOf('LSE:HVL', '?range=10Y&terms=real&basis=total-return')).changePct
    expect(Number(growth.at(-1)?.split(',')[1])).toBeCloseTo(10_000 * (1 + ten), 0)
    expect((await pageOf('LSE:HVL', '?range=1Y&terms=real&format=csv')).headers['content-disposition']).toContain(
      'lse-hvl-prices-1y-after-inflation.csv',
    )
  })

  it('[RP-RETURN-14] shows a share in dollars in pounds, each day at its rate, and refuses where there are none', async () => {
    const [dollars, pounds] = await Promise.all(
      ['', '&currency=gbp'].map(query => viewOf('NYSE:CRSN', `?range=3Y${query}`)),
    )
    if (!dollars || !pounds) throw new Error('expected two views')
    const rates = await exchangeRates.series(site.db, 'USD', getIsoDate('2016-01-01'), getIsoDate('2026-11-13'))
    const rateOn = (at: string) => rates.findLast(({ day }) => day <= at)?.sterling ?? 0
    const [first, last] = [dollars.points[0], dollars.points.at(-1)]
    expect(pounds.unit).toBe('GBP')
    expect(pounds.choices.currency).toBe('gbp')
    expect(pounds.points.map(({ close }) => close)).toEqual(
      dollars.points.map(({ at, close }) => Math.round(close * rateOn(at))),
    )
    const factor = rateOn(last?.at ?? '') / rateOn(first?.at ?? '')
    expect(factor).not.toBeCloseTo(1, 2)
    expect(pounds.changePct).toBeCloseTo((1 + dollars.changePct) * factor - 1, 9)
    const page = (await pageOf('NYSE:CRSN', '?range=3Y&currency=gbp')).body
    expect(page).toContain('Total return in pounds')
    expect(page).toContain('Returns are converted from US dollars')
    expect(page).toContain('Growth of £10,000')
    const real = await viewOf('NYSE:CRSN', '?range=3Y&terms=real')
    expect(real.choices).toMatchObject({ terms: 'real', currency: 'gbp' })
    expect((await viewOf('LSE:HVL', '?currency=gbp')).choices.currency).toBe('native')
    await sql`alter table exchange_rate_days rename to exchange_rate_days_gone`.execute(site.db.sql)
    await sql`create table exchange_rate_days (like exchange_rate_days_gone)`.execute(site.db.sql)
    const fresh = await openSite(site.db)
    try {
      const answer = await fresh.inject('/api/widgets/price-chart/NYSE:CRSN?range=3Y&currency=gbp')
      const without: SecurityChartView = answer.json().data
      expect(without.choices.currency).toBe('native')
      expect(without.remarks.join()).toContain('no daily exchange rates of US dollars are held')
    } finally {
      await fresh.close()
      await sql`drop table exchange_rate_days`.execute(site.db.sql)
      await sql`alter table exchange_rate_days_gone rename to exchange_rate_days`.execute(site.db.sql)
    }
  })

  it('[RP-RETURN-15] leaves bars within a day and indicators as quoted, and says so', async () => {
    const day = await viewOf('LSE:HVL', '?range=1D&terms=real')
    expect(day.choices.terms).toBe('nominal')
    expect(day.remarks.join()).toContain('Prices within a day are as quoted')
    const five = await viewOf('LSE:HVL', '?range=5D&terms=real')
    expect(five.points).toHaveLength(6)
    expect(five.choices.terms).toBe('real')
    const average = await viewOf('LSE:HVL', '?range=1Y&terms=real&indicators=sma20')
    expect(average.indicators).toEqual([])
    expect(average.remarks.join()).toContain('Indicators use prices as quoted')
  })

  it('[RP-CHART-8] draws from one date to another, and refuses dates outside the history with a message', async () => {
    const view = await viewOf('LSE:HVL', '?from=2025-01-06&to=2025-03-31')
    expect([view.points[0]?.at, view.points.at(-1)?.at]).toEqual(['2025-01-06', '2025-03-31'])
    expect(view.choices).toMatchObject({ from: '2025-01-06', to: '2025-03-31' })
    const page = (await pageOf('LSE:HVL', '?from=1999-01-01&to=2025-03-31')).body
    expect(page).toMatch(/Prices are available from \d+ \w+ 2016 to 13 Nov 2026: choose dates in this period\./)
    expect(page).toContain('value="1999-01-01"')
    expect(page).toMatch(/aria-label="1Y, one year" aria-current="true"/)
    expect((await pageOf('LSE:HVL', '?from=2025-05-05&to=2025-03-31')).body).toContain(
      'The first date must be before the last.',
    )
    const file = await pageOf('LSE:HVL', '?from=2025-01-06&to=2025-03-31&format=csv')
    expect(file.headers['content-disposition']).toContain('lse-hvl-prices-2025-01-06-to-2025-03-31.csv')
    const refused = await dataOf('LSE:HVL', '?from=soon')
    expect(refused.statusCode).toBe(400)
    expect(refused.json().error).toMatchObject({ field: 'from' })
  })

  it('[RP-RETURN-16] converts income in another currency at the rate of its ex-dividend date, as the sector does', async () => {
    const before = await viewOf('LSE:HVL', '?range=10Y&basis=total-return')
    const rates = await exchangeRates.series(site.db, 'EUR', getIsoDate('2016-01-01'), getIsoDate('2026-11-13'))
    // The same payments, written in euros at the rate of each ex-dividend date.
    await sql`update dividends as d set unit = 'EUR', scale = 6,
        amount = round(d.amount / power(10::numeric, d.scale) / 100 / (
          select r.sterling from exchange_rate_days as r where r.currency = 'EUR' and r.day <= d.ex_on order by r.day desc limit 1
        ) * 1000000)
      where d.unit = 'GBX' and d.ex_on >= ${rates[0]?.day ?? ''}
        and d.security_id in (select security_id from listings where market_code = 'LSE:HVL')`.execute(site.db.sql)
    const fresh = await openSite(site.db)
    try {
      const answer = await fresh.inject('/api/widgets/price-chart/LSE:HVL?range=10Y&basis=total-return')
      const after: SecurityChartView = answer.json().data
      expect(after.noTotalReturn).toBeNull()
      expect(after.changePct).toBeCloseTo(before.changePct, 4)
      const security = await securities.findByMarketCode(site.db, 'LSE:HVL')
      if (!security) throw new Error('LSE:HVL is in every market')
      await refreshFigures(site.db, { securityIds: [security.id] })
      const own = (await sectorFigures.standing(site.db, security.id))?.returns[placeOfPeriod('5Y')]
      const five = await fresh.inject('/api/widgets/price-chart/LSE:HVL?range=5Y&basis=total-return')
      expect(own).toBeCloseTo(five.json().data.changePct, 5)
    } finally {
      await fresh.close()
    }
  })

  it('[RP-RETURN-2] refuses total return where income comes in a currency without a rate', async () => {
    await sql`update dividends set unit = 'JPY' where security_id in
      (select security_id from listings where market_code = 'LSE:BW.')`.execute(site.db.sql)
    const view = await viewOf('LSE:BW.', '?range=1Y&basis=total-return')
    expect(view.noTotalReturn).toContain('paid in JPY and the price is in GBX')
    expect(view.choices.basis).toBe('price')
  })

  it('starts every compared line at 100 on the left, on the same days', async () => {
    const view = await viewOf('LSE:HVL', '?range=3Y&compare=INDEX:UK100,LSE:NWT')
    expect(view.compared.map(({ name }) => name)).toEqual(['UK 100', 'Northwall'])
    for (const { values, changePct } of view.compared) {
      expect(values).toHaveLength(view.points.length)
      expect(values[0]).toBe(100)
      expect(changePct).toBeCloseTo((values.at(-1) ?? 0) / 100 - 1, 9)
    }
  })

  it('calculates indicators from days before the chart, so that they start at its left edge', async () => {
    const { indicators } = await viewOf('LSE:HVL', '?range=1M&indicators=sma200,bollinger,rsi14,macd,relative')
    expect(indicators.map(({ key }) => key)).toEqual(['sma200', 'bollinger', 'rsi14', 'macd', 'relative'])
    const { points } = await viewOf('LSE:HVL', '?range=1Y')
    for (const { lines } of indicators) for (const { values } of lines) expect(values[0]).not.toBeNull()
    const closes = points.slice(-200).map(({ close }) => close)
    const average = closes.reduce((sum, close) => sum + close, 0) / 200
    expect(indicators[0]?.lines[0]?.values.at(-1)).toBeCloseTo(average, 3)
    expect(indicators.at(-1)?.lines[0]?.values[0]).toBe(100)
    expect((await viewOf('LSE:HVL', '?range=1D&indicators=sma20')).remarks[0]).toContain('daily closing prices')
  })

  it('puts the band of a usual discount around its average', async () => {
    const { nav } = await viewOf('LSE:NWT', '?range=1Y')
    const known = nav?.discounts.filter(discount => discount !== null) ?? []
    const [low, high] = [
      (nav?.averageDiscount ?? 0) - (nav?.deviation ?? 0),
      (nav?.averageDiscount ?? 0) + (nav?.deviation ?? 0),
    ]
    const within = known.filter(discount => discount >= low && discount <= high).length / known.length
    expect(within).toBeGreaterThan(0.5)
    expect(within).toBeLessThan(0.95)
  })

  it('gives a trust its NAV and discount on each day', async () => {
    const { nav, points } = await viewOf('LSE:NWT', '?range=1Y')
    expect(nav?.values).toHaveLength(points.length)
    const [close, value] = [points.at(-1)?.close ?? 0, nav?.values.at(-1) ?? 0]
    expect(nav?.discounts.at(-1)).toBeCloseTo((close - value) / value, 5)
    expect((await viewOf('LSE:HVL')).nav).toBeNull()
  })

  it('has no candles and no day for a fund, which has one price a day', async () => {
    const view = await viewOf('FUND:B0KXTM3', '?range=1D&type=candles')
    expect(view.ranges).not.toContain('1D')
    expect(view.choices).toMatchObject({ range: '1Y', type: 'line' })
    expect(view.remarks).toHaveLength(2)
  })

  it('lists only the requested event types, oldest first', async () => {
    const all = await viewOf('LSE:HVL', '?range=3Y&events=ex-dividend,results,director-deal,split,announcement')
    const days = all.events.map(({ day }) => day)
    expect(days).toEqual(days.toSorted())
    expect(new Set(all.events.map(({ kind }) => kind)).size).toBeGreaterThan(1)
    expect(all.events.find(({ kind }) => kind === 'announcement')?.href).toMatch(/\/news-item\/\d+$/)
    const some = await viewOf('LSE:HVL', '?range=3Y&events=results')
    expect(new Set(some.events.map(({ kind }) => kind))).toEqual(new Set(['results']))
    expect((await viewOf('LSE:HVL', '?events=')).events).toEqual([])
  })

  it.each([
    ['LSE:HVL', '?range=7Y', 400, { code: 'SITE_BAD_INPUT', field: 'range' }],
    ['LSE:HVL', '?compare=LSE:NOPE', 400, { code: 'SITE_BAD_INPUT', field: 'compare' }],
    ['LSE:HVL', '?colour=red', 400, { code: 'SITE_BAD_INPUT', field: 'colour' }],
    ['LSE:NOPE', '', 404, { code: 'SITE_UNKNOWN_SECURITY' }],
    ['%00', '', 404, { code: 'SITE_UNKNOWN_SECURITY' }],
  ])('refuses %s%s with a code', async (code, query, status, error) => {
    const { statusCode, headers, json } = await dataOf(code, query)
    expect(statusCode).toBe(status)
    expect(headers['cache-control']).toBe('no-store')
    expect(json().error).toMatchObject(error)
  })

  it('reveals nothing internal when it fails', async () => {
    await sql`alter table daily_price_years rename to daily_price_years_gone`.execute(site.db.sql)
    try {
      const { statusCode, body } = await dataOf('LSE:HVL', '?range=3M')
      expect(statusCode).toBe(500)
      expect(JSON.parse(body).error.code).toBe('SITE_CALL_FAILED')
      expect(body).not.toContain('daily_price')
    } finally {
      await sql`alter table daily_price_years_gone rename to daily_price_years`.execute(site.db.sql)
    }
  })
})
