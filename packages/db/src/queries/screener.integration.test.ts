import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { bulkInsert } from '../bulk-insert.ts'
import { importRuns, popularity, screener, screenerIndex } from './index.ts'
import type { ScreenerList } from './screener.ts'

describeOnBothDatabases('screening', getDb => {
  const refresh = async (securityIds?: readonly number[]) => {
    await screener.refresh(getDb(), { securityIds })
    await screenerIndex.write(getDb())
  }

  beforeAll(async () => {
    await fillSmallMarket(getDb())
    await refresh()
  })

  const shares: ScreenerList = {
    type: 'EQUITY',
    filters: [],
    sort: 'size',
    descending: true,
    limit: 10,
    startAt: 0,
  }
  const codes = async (more: Partial<ScreenerList>) =>
    (await screener.list(getDb(), { ...shares, ...more })).map(row => row.marketCode)

  const count = async (more: Partial<ScreenerList> = {}) =>
    (await screener.match(getDb(), { ...shares, ...more })).count

  describe('figures', () => {
    it('calculates from the price, in one currency: P/E, yield, cover, one year', async () => {
      const [first] = await screener.list(getDb(), { ...shares, sort: 'name', descending: true })
      expect(first).toMatchObject({
        name: 'Harrow & Vale plc',
        last: 128_450,
        priceScale: 2,
        priceUnit: 'GBX',
        asAt: '2026-11-13',
      })
      const [inputs] = await getDb()
        .sql.selectFrom('ratio_inputs')
        .selectAll()
        .where('security_id', '=', ids.harrow)
        .execute()
      if (!inputs?.eps || !inputs.dps) throw new Error('the small market has these')
      expect(first?.priceEarnings).toBeCloseTo(12.845 / (inputs.eps / 10_000), 7)
      expect(first?.yield).toBeCloseTo(inputs.dps / 10_000 / 12.845, 7)
      expect(first?.cover).toBeCloseTo(inputs.eps / inputs.dps, 7)
    })

    it('[RP-SCREEN-9] has the price in pounds, of another currency at the rate of its day', async () => {
      const db = getDb()
      const setStatus = async (status: 'ACTIVE' | 'SUSPENDED') => {
        await db.sql.updateTable('securities').set({ status }).where('id', '=', ids.corsin).execute()
        await refresh()
      }
      const rate = { currency: 'USD', source_id: 1 }
      await bulkInsert(db, 'exchange_rate_days', [
        { ...rate, day: '2026-11-12', sterling: 0.8 },
        { ...rate, day: '2099-01-01', sterling: 0.5 },
      ])
      await setStatus('ACTIVE')
      const found = await screener.list(db, { ...shares, sort: 'price' })
      expect(found.find(row => row.id === ids.harrow)?.price).toBeCloseTo(12.845, 6)
      const foreign = found.find(row => row.id === ids.corsin)
      expect(foreign?.price).toBeCloseTo(((foreign?.last ?? 0) / 100) * 0.8, 5)
      const between = { kind: 'range', column: 'price', from: 12.84, to: 12.85 } as const
      expect(await codes({ filters: [between] })).toEqual(['LSE:HVL'])
      await setStatus('SUSPENDED')
    })

    it('[RP-AGE-7] [RP-RATIO-4] converts the price of a share with accounts in another currency at a rate of its time', async () => {
      const db = getDb()
      const share = { id: ids.harrow, rates: { currency: 'USD', source_id: 1 } }
      const { size_gbp } = await db.sql
        .selectFrom('securities')
        .select('size_gbp')
        .where('id', '=', share.id)
        .executeTakeFirstOrThrow()
      await db.sql.updateTable('securities').set({ size_gbp: null }).where('id', '=', share.id).execute()
      await db.sql.updateTable('ratio_inputs').set({ currency: 'USD' }).where('security_id', '=', share.id).execute()
      const { shares_in_issue: count, eps } = await db.sql
        .selectFrom('ratio_inputs')
        .select(['shares_in_issue', 'eps'])
        .where('security_id', '=', share.id)
        .executeTakeFirstOrThrow()
      const row = async () => {
        await refresh([share.id])
        return (await screener.list(db, shares)).find(each => each.id === share.id)
      }
      const dollars = (pounds: number) => expect.closeTo(pounds / 0.8 / ((eps ?? 0) / 10_000), 6)
      expect(await row()).toMatchObject({ sizeGbp: Math.round(12.845 * count * 100), priceEarnings: dollars(12.845) })
      await db.sql.updateTable('listings').set({ price_unit: 'CHF' }).where('security_id', '=', share.id).execute()
      expect(await row()).toMatchObject({ sizeGbp: null, price: null, priceEarnings: null })
      const chf = { currency: 'CHF', source_id: 1, sterling: 0.9 }
      await bulkInsert(db, 'exchange_rate_days', [{ ...chf, day: '2026-11-05' }])
      expect(await row()).toMatchObject({ sizeGbp: null, price: null })
      await bulkInsert(db, 'exchange_rate_days', [{ ...chf, day: '2026-11-06' }])
      expect(await row()).toMatchObject({
        sizeGbp: Math.round(1284.5 * 0.9 * count * 100),
        priceEarnings: dollars(1284.5 * 0.9),
      })
      await db.sql.updateTable('listings').set({ price_unit: 'GBX' }).where('security_id', '=', share.id).execute()
      await db.sql.updateTable('ratio_inputs').set({ currency: 'GBP' }).where('security_id', '=', share.id).execute()
      await db.sql.updateTable('securities').set({ size_gbp }).where('id', '=', share.id).execute()
      await row()
    })

    it('has no P/E of a loss', async () => {
      const found = await screener.list(getDb(), shares)
      expect(found.find(row => row.id === ids.brackwell)?.priceEarnings).toBeNull()
    })

    it('takes the charge, gearing and dates of each kind from where they stand', async () => {
      const [trust] = await screener.list(getDb(), { ...shares, type: 'CLOSED_END_FUND' })
      expect(trust).toMatchObject({ charge: 0.0052, gearing: 0.18 })
      const [fund] = await screener.list(getDb(), { ...shares, type: 'FUND' })
      expect(fund).toMatchObject({ charge: 0.0078, yield: 0.0125, incomeClass: 'ACC', passive: false })
      const [gilt] = await screener.list(getDb(), { ...shares, type: 'BOND' })
      expect(gilt).toMatchObject({ coupon: 0.0425, maturesOn: '2034-09-07', last: null, asAt: null })
    })

    it('leaves out what cannot be dealt in, and takes it up again', async () => {
      const set = (status: 'ACTIVE' | 'SUSPENDED') =>
        getDb().sql.updateTable('securities').set({ status }).where('id', '=', ids.brackwell).execute()
      const before = await count()
      await set('SUSPENDED')
      await refresh()
      expect(await count()).toBe(before - 1)
      await set('ACTIVE')
      await refresh()
      expect(await count()).toBe(before)
    })

    it('knows whether an import has finished since', async () => {
      expect(await screener.isCurrent(getDb())).toBe(true)
      const run = await importRuns.start(getDb(), { sourceId: ids.source, startedAt: new Date(), parameters: {} })
      await importRuns.finish(getDb(), run, new Date(), {})
      expect(await screener.isCurrent(getDb())).toBe(false)
      await screener.refresh(getDb())
      expect(await screener.isCurrent(getDb())).toBe(true)
    })
  })

  describe('list', () => {
    it('sorts either way, what lacks the figure last', async () => {
      expect(await codes({ sort: 'name', descending: false })).toEqual((await codes({ sort: 'name' })).toReversed())
      const up = await codes({ sort: 'priceEarnings', descending: false })
      const down = await codes({ sort: 'priceEarnings', descending: true })
      expect(up.at(-1)).not.toBe('LSE:HVL')
      expect([up[0], down[0]]).toEqual(['LSE:HVL', 'LSE:HVL'])
    })

    it('pages', async () => {
      const all = await codes({})
      expect([...(await codes({ limit: 1 })), ...(await codes({ limit: 9, startAt: 1 }))]).toEqual(all)
    })

    it('filters by choices and by bounds, both inclusive', async () => {
      expect(await codes({ filters: [{ kind: 'choice', column: 'sector', value: 'Retailers' }] })).toEqual([
        'LSE:BW.',
        'LSE:HVL',
      ])
      const size = { kind: 'range', column: 'size' } as const
      expect(await codes({ filters: [{ ...size, from: 840_000_000_000, to: 840_000_000_000 }] })).toEqual(['LSE:HVL'])
      expect(await codes({ filters: [{ ...size, from: 840_000_000_001, to: 900_000_000_000 }] })).toEqual([])
      const maturity = { kind: 'range', column: 'maturity', from: '2034-09-07', to: '2034-09-07' } as const
      expect(await codes({ type: 'BOND', filters: [maturity] })).toEqual(['LSE:TG34'])
    })

    it('takes a bound for a condition: what lacks the figure does not fit', async () => {
      expect(await codes({ filters: [{ kind: 'range', column: 'priceEarnings', from: -1_000_000 }] })).toEqual([
        'LSE:HVL',
      ])
    })

    it('treats a value as a value, whatever is in it', async () => {
      expect(await codes({ filters: [{ kind: 'choice', column: 'sector', value: "' or true --" }] })).toEqual([])
    })
  })

  describe('details', () => {
    const none = {
      priceBook: null,
      operatingMargin: null,
      roce: null,
      netDebtEbitda: null,
      earningsGrowth: null,
      return6m: null,
      totalReturn1y: null,
      totalReturn3y: null,
      totalReturn5y: null,
      totalReturn10y: null,
      discrete1: null,
      discrete2: null,
      discrete3: null,
      discrete4: null,
      discrete5: null,
      volatility3y: null,
      maxDrawdown: null,
      dividendGrowth: null,
      quartile1y: null,
      quartile3y: null,
      quartile5y: null,
      chargeQuartile: null,
      afterTaxYield: null,
    }

    it('are kept with the figures, and can be filtered and sorted by', async () => {
      await screener.writeDetails(getDb(), [
        { ...none, securityId: ids.harrow, wrappers: ['DEALING', 'ISA'], roce: 0.18, quartile1y: 2 },
        { ...none, securityId: ids.brackwell, wrappers: ['DEALING'], roce: 0.25 },
      ])
      await screenerIndex.write(getDb())
      expect(await codes({ filters: [{ kind: 'member', column: 'wrapper', value: 'ISA' }] })).toEqual(['LSE:HVL'])
      expect(await codes({ filters: [{ kind: 'range', column: 'quartile1y', to: 2 }] })).toEqual(['LSE:HVL'])
      expect((await codes({ sort: 'roce' })).slice(0, 2)).toEqual(['LSE:BW.', 'LSE:HVL'])
    })

    it('know which import they belong to', async () => {
      expect(await screener.areDetailsCurrent(getDb())).toBe(false)
      const finished = await importRuns.lastFinished(getDb())
      if (!finished) throw new Error('the small market has an import')
      await screener.finishDetails(getDb(), finished)
      expect(await screener.areDetailsCurrent(getDb())).toBe(true)
    })
  })

  it('sorts by a second figure where the first is the same', async () => {
    const by = (descending: boolean) =>
      codes({
        filters: [{ kind: 'choice', column: 'sector', value: 'Retailers' }],
        sort: 'increases',
        thenBy: [{ sort: 'name', descending }],
      })
    expect(await by(false)).toEqual((await by(true)).toReversed())
  })

  it('counts, and says what each filter keeps out', async () => {
    const filters = [
      { kind: 'choice', column: 'sector', value: 'Retailers' },
      { kind: 'range', column: 'yield', from: 0.9 },
    ] as const
    expect(await count({ filters })).toBe(0)
    expect(await screener.countsWithout(getDb(), { type: 'EQUITY', filters })).toEqual([0, 2])
    expect(await screener.countsWithout(getDb(), { type: 'EQUITY', filters: [] })).toEqual([])
  })

  it('lists the values there are', async () => {
    const values = await screener.valuesOf(getDb(), 'EQUITY', ['sector', 'market', 'country'])
    expect(values).toContainEqual({ column: 'sector', value: 'Retailers', count: 2 })
    expect(values.filter(({ column }) => column === 'market').map(({ value }) => value)).toEqual(['LSE', 'LSE SET1'])
    expect(await screener.valuesOf(getDb(), 'EQUITY', [])).toEqual([])
  })

  it('[RP-IDEAS-2] names what most people hold, and who says so', async () => {
    const row = { measure: 'HOLDERS', days: 0, as_at: '2026-11-13', source_id: ids.source } as const
    await bulkInsert(getDb(), 'popularity', [
      { ...row, security_id: ids.fund, people: 40, previous: 44 },
      { ...row, security_id: ids.harrow, people: 90 },
    ])
    const found = await popularity.most(getDb(), 'HOLDERS', 5)
    expect(found.map(({ name, people, previous }) => [name, people, previous])).toEqual([
      ['Harrow & Vale plc', 90, null],
      [expect.stringContaining('Kestrel'), 40, 44],
    ])
    expect(found[0]).toMatchObject({ simulated: true, sourceName: 'Simulated market', last: 128_450 })
    expect(await popularity.most(getDb(), 'VIEWS', 5)).toEqual([])
  })
})
