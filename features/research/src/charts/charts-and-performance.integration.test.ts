import { type DayRows, facts, portfolio, sectorFigures, securities, writeDays } from '@bellwether/db'
import { defaultServiceFlags, getIsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openSite } from '../../../../apps/site/testing/open-site.ts'
import { createResearchContext } from '../research-context.ts'
import { comparedSpans, placeOfPeriod } from '../sector-figures/compared-spans.ts'
import { countedMembers } from '../sector-figures/group-returns.ts'
import { refreshFigures } from '../sector-figures/refresh-figures.ts'
import { useChartSite } from './chart-site.fixture.ts'
import { returnHistory } from './return-history.ts'
import { sectorPeriods } from './returns.ts'

const { site, pageOf, viewOf } = useChartSite()

describe('the page', () => {
  it.each(['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD', 'NYSE:CRSN', 'LSE:SUSP'])(
    '[RP-ROUTE-13] stands for %s with chart, returns, growth, risk and prices',
    async code => {
      const { statusCode, body } = await pageOf(code)
      expect(statusCode).toBe(200)
      for (const title of ['Chart', 'Past performance', 'Growth of ', 'Risk and return', 'Prices'])
        expect(body).toContain(`>${title}`)
      expect(body).toContain('Past performance is not a reliable guide to future returns.')
      expect(body).not.toContain('Could not load this')
    },
  )

  it('has chart, returns and prices of a gilt', async () => {
    const { statusCode, body } = await pageOf('LSE:TG34', '?basis=total-return')
    expect(statusCode).toBe(200)
    expect(body).toContain('Total return of')
    expect(body).not.toContain('Could not load this')
  })

  it('falls back to the default for nonsense in its address, and says why a comparison is not drawn', async () => {
    const { statusCode, body } = await pageOf('LSE:HVL', '?range=7Y&scale=%00&page=-4&size=9&compare=%3Cscript%3E')
    expect(statusCode).toBe(200)
    expect(body).toMatch(/aria-label="1Y, one year" aria-current="true"/)
    expect(body).toContain('No match for “&lt;script&gt;”.')
    expect(body).not.toContain('<script>”')
  })

  it('refuses the security itself and a sixth line, each with its reason', async () => {
    expect((await pageOf('LSE:HVL', '?compare=HVL')).body).toContain('This page already shows Harrow &amp; Vale')
    const six = 'INDEX:UK100,INDEX:UK250,INDEX:UKALL,INDEX:AIM,INDEX:WORLD,LSE:NWT'
    const { body } = await pageOf('LSE:HVL', `?compare=${six}`)
    expect(body).toContain('You can compare up to 5 lines. Remove one before adding Northwall.')
  })

  it('[RP-RETURN-4] shows no past performance before 12 complete months, with the reason', async () => {
    // Trading began on 5 January.
    const listed = sql`listing_id = (select id from listings where market_code = 'LSE:NOEL')`
    const bars = await sql<DayRows['daily_prices']>`
      select * from daily_prices where day >= '2026-01-05' and ${listed}`.execute(site.db.sql)
    await sql`delete from daily_price_years where ${listed}`.execute(site.db.sql)
    await writeDays(site.db, 'daily_prices', bars.rows)
    const { body } = await pageOf('LSE:NOEL', '?basis=total-return')
    const drawn = body.replaceAll(/<script type="application\/json">.*?<\/script>/g, '')
    expect(drawn.match(/Performance is shown once there are 12 complete months of prices\./g)).toHaveLength(3)
    expect(body).toContain('Total return is shown once there are 12 complete months of prices.')
    expect(body).toContain('History starts on 5 Jan 2026.')
    expect(body).not.toContain('12-month periods')
  })

  it('gives the prices of the chart as a file', async () => {
    const { headers, body } = await pageOf('LSE:HVL', '?range=1M&format=csv')
    expect(headers['content-disposition']).toBe('attachment; filename="lse-hvl-prices-1m.csv"')
    const [header, first] = body.replace('\uFEFF', '').split('\r\n')
    expect(header).toBe(
      'Date,Open (GBX),High (GBX),Low (GBX),Close (GBX),Volume,Total return index,Adjusted close (GBX)',
    )
    expect(first).toMatch(/^2026-10-13,[\d.]+,[\d.]+,[\d.]+,[\d.]+,\d+,100,[\d.]+$/)
  })

  it('[RP-API-5] keeps a failure of the benchmark inside the blocks that need it', async () => {
    // A site that has read nothing yet: the other one still knows the levels of a minute ago.
    const fresh = await openSite(site.db)
    await sql`alter table index_level_years rename to index_level_years_gone`.execute(site.db.sql)
    try {
      const { statusCode, body } = await fresh.inject('/market-research/sub/LSE:HVL/charts-and-performance?range=3M')
      expect(statusCode).toBe(200)
      expect(body.match(/Could not load this/g)).toHaveLength(3)
      expect(body.match(/Try again/g)).toHaveLength(3)
      expect(body).toContain('Price of Harrow &amp; Vale from')
    } finally {
      await sql`alter table index_level_years_gone rename to index_level_years`.execute(site.db.sql)
      await fresh.close()
    }
  })
})

describe('an index without income', () => {
  it('[RP-COMPARE-3] [RP-COMPARE-21] is marked as price only and compared with the price return', async () => {
    await sql`update index_level_years set total_returns = null, net_total_returns = null
      where index_id = (select id from indices where code = 'UKALL')`.execute(site.db.sql)
    const fresh = await openSite(site.db)
    try {
      const page = await fresh.inject('/market-research/sub/LSE:HVL/charts-and-performance?range=3M')
      expect(page.body).toContain('UK All-Share (price only)')
      expect(page.body).toContain('Price only (excluding income)')
      expect(page.body).toContain('Difference vs index (price only)')
      expect(page.body).toContain('UK All-Share is published as a price index only')
    } finally {
      await fresh.close()
    }
  })
})

describe('the sector', () => {
  it.each(['LSE:HVL', 'LSE:NWT', 'FUND:B0KXTM3', 'LSE:BWLD'])(
    '[RP-COMPARE-5] counts the total return of %s in its sector as its own page does',
    async code => {
      const security = await securities.findByMarketCode(site.db, code)
      const stored = security && (await sectorFigures.standing(site.db, security.id))
      if (!security || !stored) throw new Error(`expected ${code} in a sector`)
      const context = createResearchContext({ db: site.db, services: defaultServiceFlags, log: site.app.log })
      const history = await returnHistory(context, { security, day: getIsoDate('2026-11-13') })
      if (typeof history === 'string') throw new Error(history)
      const spans = comparedSpans(stored)
      const periods = sectorPeriods(history)
      expect(spans.filter(span => span !== null)).toHaveLength(periods.length)
      for (const { from, to } of periods) {
        const place = spans.findIndex(span => span?.from === from && span.to === to)
        const shown = history.security.index.between(from, to)
        const own = stored.returns[place] ?? null
        if (own === null || shown === null) expect([from, own]).toEqual([from, shown])
        else expect(own).toBeCloseTo(shown, 9)
      }
    },
  )

  it('[RP-COMPARE-6] counts one class of each fund, and of its own fund itself; among holders too', async () => {
    const security = await securities.findByMarketCode(site.db, 'FUND:B0KXTM3')
    const sister = security && (await facts.fund(site.db, security.id))?.sisterIsin
    const sisterCode = sister && (await securities.findByIsin(site.db, sister))
    const other = sisterCode && (await securities.findByMarketCode(site.db, sisterCode))
    if (!security || !other) throw new Error('expected a fund with two classes')
    await sql`update securities set sector = 'Funds' where type = 'FUND'`.execute(site.db.sql)
    await refreshFigures(site.db, { securityIds: [security.id, other.id] })
    const year = comparedSpans({ asAt: getIsoDate('2026-11-13'), managedSince: null, beganOn: null }).findIndex(
      span => span?.from === '2025-11-13',
    )
    const funds = await sectorFigures.securitiesOf(site.db, { type: 'FUND', name: 'Funds' })
    const members = countedMembers(funds)
    expect(members.filter(({ id }) => id === security.id || id === other.id)).toHaveLength(1)
    // Two classes of one fund alone are no sector: each would be compared with itself.
    const expected = members.length < 2 ? null : members.length
    for (const own of [security, other])
      expect((await sectorFigures.standing(site.db, own.id))?.counted[year] ?? null).toBe(expected)
    const [largest] = await portfolio.holdings(site.db, security.id, 1)
    const holders = await portfolio.heldBy(site.db, largest?.isin ?? '', 1_000)
    expect(holders.filter(({ id }) => id === security.id || id === other.id)).toHaveLength(1)
  })

  it('averages its members’ returns from the left edge of the chart', async () => {
    const { rows } = await sql<{ id: number }>`
      update securities set sector = 'Together' where type = 'EQUITY' returning id`.execute(site.db.sql)
    await refreshFigures(site.db, { securityIds: rows.map(({ id }) => id) })
    const { compared, points } = await viewOf('LSE:HVL', '?range=1M&compare=SECTOR')
    expect(compared[0]?.name).toBe('Together average')
    expect(compared[0]?.values).toHaveLength(points.length)
    expect(compared[0]?.values[0]).toBe(100)
    const file = (await pageOf('LSE:HVL', '?range=1M&compare=SECTOR&format=csv')).body.trim().split('\r\n')
    expect(file[0]?.split(',').at(-1)).toBe('Together average (rebased to 100)')
    expect(file.slice(1).map(row => Number(row.split(',').at(-1)))).toEqual(compared[0]?.values)
    // An address that was not asked for before: pages are kept for a moment.
    expect((await pageOf('LSE:HVL', '?range=6M')).body).toMatch(/>\d+ of \d+</)
  })

  it('[RP-COMPARE-24] has one average for a period, in the table and on the chart, on the pages of both classes', async () => {
    const first = await securities.findByMarketCode(site.db, 'FUND:B0KXTM3')
    const sister = first && (await facts.fund(site.db, first.id))?.sisterIsin
    const second = sister && (await securities.findByIsin(site.db, sister))
    if (!second) throw new Error('expected a fund with two classes')
    const { rows } = await sql<{ id: number }>`
      update securities set type = 'FUND', sector = 'Funds' where type in ('FUND', 'ETF') returning id`.execute(
      site.db.sql,
    )
    await refreshFigures(site.db, { securityIds: rows.map(({ id }) => id) })
    for (const code of ['LSE:HVL', 'FUND:B0KXTM3', second]) {
      const security = await securities.findByMarketCode(site.db, code)
      const stored = security && (await sectorFigures.standing(site.db, security.id))
      for (const range of ['1Y', '6M'] as const) {
        const average = stored?.averages[placeOfPeriod(range)] ?? null
        if (average === null) throw new Error(`expected a standing of ${code}`)
        const { compared } = await viewOf(code, `?range=${range}&basis=total-return&compare=SECTOR`)
        expect(compared[0]?.changePct, `${code} ${range}`).toBeCloseTo(average, 6)
      }
    }
  })
})
