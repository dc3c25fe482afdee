import { describeOnBothDatabases } from '@bellwether/testing'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { screener, sectorFigures, securities, sources } from './index.ts'

describeOnBothDatabases('identity', getDb => {
  beforeAll(() => fillSmallMarket(getDb()))

  describe('securities', () => {
    it('finds a security by the market code of any of its listings', async () => {
      const found = await securities.findByMarketCode(getDb(), 'LSE:HVL')
      expect(found).toEqual({
        id: ids.harrow,
        type: 'EQUITY',
        name: 'Harrow & Vale plc',
        shortName: 'Harrow & Vale',
        isin: 'GB00HARROW01',
        sedol: 'HARROW1',
        lei: null,
        country: 'GB',
        currency: 'GBP',
        sector: 'Retailers',
        industry: null,
        category: null,
        complex: false,
        status: 'ACTIVE',
        statusReason: null,
        listedOn: null,
        description: null,
        website: null,
        sizeGbp: 840_000_000_000,
        ukListingReliefUntil: null,
        asAt: '2026-11-13',
        sourceName: 'Simulated market',
        simulated: true,
        listing: {
          id: ids.harrowLondon,
          marketCode: 'LSE:HVL',
          exchange: 'LSE',
          mic: 'XLON',
          ticker: 'HVL',
          segment: 'SET1',
          priceUnit: 'GBX',
          priceScale: 2,
          primary: true,
          streamable: true,
          normalMarketSize: 5_000,
        },
      })
      const second = await securities.findByMarketCode(getDb(), 'XETRA:HVG')
      expect(second).toMatchObject({ id: ids.harrow, listing: { id: ids.harrowFrankfurt, priceUnit: 'EUR' } })
    })

    it('[RP-CODE-5] keeps the trailing dot of a market code apart from the code without it', async () => {
      expect(await securities.findByMarketCode(getDb(), 'LSE:BW.')).toMatchObject({ id: ids.brackwell })
      expect(await securities.findByMarketCode(getDb(), 'LSE:BW')).toBeNull()
    })

    it('lists the lines of a security, the primary one first', async () => {
      const lines = await securities.listingsOf(getDb(), ids.harrow)
      expect(lines.map(line => line.marketCode)).toEqual(['LSE:HVL', 'XETRA:HVG'])
    })

    it('finds the primary market code by ISIN and by SEDOL', async () => {
      expect(await securities.findByIsin(getDb(), 'GB00HARROW01')).toBe('LSE:HVL')
      expect(await securities.findBySedol(getDb(), 'KESTRE5')).toBe('FUND:KESTRE5')
      expect(await securities.findByIsin(getDb(), 'GB00NOBODY09')).toBeNull()
      expect(await securities.findBySedol(getDb(), 'NOBODY9')).toBeNull()
      const several = { isins: ['GB00HARROW01', 'GB00NOBODY09'], sedols: ['KESTRE5', 'NOBODY9'] }
      const { byIsin, bySedol } = await securities.findByIdentifiers(getDb(), several)
      expect(byIsin.get('GB00HARROW01')).toBe('LSE:HVL')
      expect(bySedol.get('KESTRE5')).toBe('FUND:KESTRE5')
      expect(byIsin.has('GB00NOBODY09') || bySedol.has('NOBODY9')).toBe(false)
    })

    it('compares with the other securities of type and sector', async () => {
      await screener.refresh(getDb())
      expect(await securities.peers(getDb(), { id: ids.harrow, type: 'EQUITY', sector: 'Retailers' }, 5)).toEqual([
        {
          id: ids.brackwell,
          name: 'Brackwell plc',
          shortName: 'Brackwell',
          sizeGbp: 910_000_000_000,
          currency: 'GBP',
          marketCode: 'LSE:BW.',
          priceUnit: 'GBX',
          priceScale: 2,
          last: 42_000,
          dayChangePct: -0.01960784,
          closeYearAgo: 40_000,
          figuresCurrency: 'GBP',
          figuresAsAt: '2026-11-13',
          priceDay: '2026-11-13',
          eps: -120,
          dps: null,
          yield: null,
          discount: null,
        },
      ])
      // Of an imported share only the screener has the size.
      await sql`update securities set size_gbp = null where id = ${ids.brackwell}`.execute(getDb().sql)
      expect(await securities.peers(getDb(), { id: ids.harrow, type: 'EQUITY', sector: 'Retailers' }, 5)).toMatchObject(
        [{ id: ids.brackwell, sizeGbp: 910_000_000_000 }],
      )
      await sql`update securities set size_gbp = 910000000000 where id = ${ids.brackwell}`.execute(getDb().sql)
      // The trust's sector has the same name as the fund's; they are still no peers.
      expect(await securities.peers(getDb(), { id: ids.trust, type: 'CLOSED_END_FUND', sector: 'Global' }, 5)).toEqual(
        [],
      )
    })

    it('reads everything a search index needs, a row for each listing, in slices', async () => {
      const first = await securities.listingsAfter(getDb(), 0, 3)
      const rest = await securities.listingsAfter(getDb(), first.at(-1)?.id ?? 0, 100)
      expect([first.length, rest.length]).toEqual([3, 4])
      expect(new Set([...first, ...rest].map(row => row.marketCode)).size).toBe(7)
      expect(first[0]).toEqual({
        id: ids.harrowLondon,
        securityId: ids.harrow,
        type: 'EQUITY',
        name: 'Harrow & Vale plc',
        isin: 'GB00HARROW01',
        sedol: 'HARROW1',
        status: 'ACTIVE',
        sector: 'Retailers',
        sizeGbp: 840_000_000_000,
        marketCode: 'LSE:HVL',
        exchange: 'LSE',
        ticker: 'HVL',
        priceUnit: 'GBX',
        primary: true,
        formerNames: ['Vale Brothers plc'],
        aliases: ['Harrow 100% Mutual'],
        complex: false,
        cik: null,
        dealing: null,
      })
      expect(first[2]).toMatchObject({ formerNames: [], aliases: [] })
      expect(await securities.listingsAfter(getDb(), rest.at(-1)?.id ?? 0, 100)).toEqual([])
    })

    it('counts each type and names its largest', async () => {
      await sectorFigures.writeCounts(getDb())
      const counts = await securities.counts(getDb())
      expect(counts.map(({ type, count }) => [type, count])).toEqual([
        ['BOND', 1],
        ['CLOSED_END_FUND', 1],
        ['EQUITY', 3],
        ['FUND', 1],
      ])
      expect(counts[2]?.largest).toEqual({ name: 'Brackwell plc', marketCode: 'LSE:BW.' })
    })

    it('knows that the market is made up', async () => {
      expect(await securities.isSimulated(getDb())).toBe(true)
      expect(await sources.findByCode(getDb(), 'SIM')).toMatchObject({ id: 1, simulated: true })
      expect(await sources.findByCode(getDb(), 'NONE')).toBeNull()
      expect(await sources.all(getDb())).toHaveLength(2)
    })
  })
})
