import { createHash } from 'node:crypto'
import { isIsin, isLei, isSedol, parseMarketCode, sedolFromIsin } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { datasetOrder } from './batch.ts'
import { InvalidUniverseError } from './errors.ts'
import { generateUniverse } from './generate.ts'
import { countsFor } from './identity/plan-universe.ts'
import { CollectedUniverse, smallUniverse } from './test-universe.ts'

const universe = new CollectedUniverse()

/** Of every byte that would reach the database, in order. */
function fingerprint(options: Partial<typeof smallUniverse>): string {
  const hash = createHash('sha256')
  for (const { dataset, rows } of generateUniverse({ ...smallUniverse, securities: 10, ...options })) {
    hash.update(dataset)
    for (const row of rows) {
      hash.update(JSON.stringify(row, (_, value) => (value instanceof Uint8Array ? value.length : value)))
      if ('content' in row) hash.update(row.content)
    }
  }
  return hash.digest('hex')
}

// Whole universes are made inside some tests; a busy machine needs longer than the usual five seconds.
describe('generateUniverse', { timeout: 60_000 }, () => {
  it('[RP-DATA-6] gives the same rows for the same options, and others for another seed or day', () => {
    const first = fingerprint({})
    expect(fingerprint({})).toBe(first)
    expect(fingerprint({ seed: 12 })).not.toBe(first)
    expect(fingerprint({ until: '2026-11-12' })).not.toBe(first)
  })

  it('[RP-DATA-9] has 300 equities, 80 trusts, 140 funds, 50 ETFs and 30 gilts in the usual 600', () => {
    expect(countsFor(600)).toEqual({ equities: 300, trusts: 80, funds: 140, etfs: 50, gilts: 30 })
  })

  it('[RP-DATA-10] keeps the shares of the types at other sizes, and never makes more than asked for', () => {
    for (const size of [10, 11, 25, 60, 601, 5_001, 300_000]) {
      const { equities, trusts, funds, etfs, gilts } = countsFor(size)
      expect(equities + trusts + funds + etfs + gilts).toBe(size)
    }
    expect(countsFor(60)).toEqual({ equities: 30, trusts: 8, funds: 14, etfs: 5, gilts: 3 })
    expect(universe.rows('securities')).toHaveLength(60)
  })

  it('yields every dataset, after those it refers to', () => {
    expect(universe.order.toSorted()).toEqual([...datasetOrder].toSorted())
    const before = (first: (typeof datasetOrder)[number], second: (typeof datasetOrder)[number]) =>
      expect(universe.order.indexOf(first)).toBeLessThan(universe.order.indexOf(second))
    before('sources', 'securities')
    before('securities', 'listings')
    before('listings', 'price_histories')
    before('documents', 'document_files')
    before('documents', 'eligibility')
    before('news_items', 'news_bodies')
    before('people', 'director_deals')
    before('news_items', 'director_deals')
  })

  it('refers only to rows that are already out, however small the batches', () => {
    const seen = new Map<string, Set<unknown>>()
    const references: Record<string, Record<string, string>> = {
      document_files: { document_id: 'documents' },
      eligibility: { kiid_document_id: 'documents', security_id: 'securities' },
      news_bodies: { news_id: 'news_items' },
      news_symbols: { news_id: 'news_items' },
      positions: { person_id: 'people', security_id: 'securities' },
      director_deals: { person_id: 'people', news_id: 'news_items' },
      price_histories: { listing_id: 'listings' },
      quotes: { listing_id: 'listings' },
      index_members: { index_id: 'indices', security_id: 'securities' },
    }
    const missing: string[] = []
    for (const { dataset, rows } of generateUniverse({ ...smallUniverse, securities: 25 })) {
      for (const row of rows.map(row => new Map<string, unknown>(Object.entries(row)))) {
        for (const [column, target] of Object.entries(references[dataset] ?? {})) {
          const value = row.get(column)
          if (value !== null && !seen.get(target)?.has(value)) missing.push(`${dataset}.${column} ${value}`)
        }
        if (row.has('id')) seen.set(dataset, (seen.get(dataset) ?? new Set()).add(row.get('id')))
      }
    }
    expect(missing).toEqual([])
  })

  it('marks its source as simulated and puts it on every row that has a source', () => {
    expect(universe.rows('sources')).toEqual([expect.objectContaining({ code: 'SIM', simulated: true })])
    expect(universe.rows('quotes').every(row => row.source_id === 1)).toBe(true)
  })

  it.each([
    [{ securities: 9 }, 'securities is 9; it must be a whole number from 10 to 300000'],
    [{ securities: 300_001 }, 'securities is 300001; it must be a whole number from 10 to 300000'],
    [{ seed: -1 }, 'seed is -1; it must be a whole number from 0'],
    [{ until: '2026-02-30' }, 'until is "2026-02-30"; it must be a date such as 2026-11-13, from 2005 to 2080'],
    [
      { until: '2026-12-25' },
      'until is "2026-12-25"; it must be a London business day, as there are no prices on others',
    ],
  ])('refuses %j', (options, message) => {
    const attempt = () => generateUniverse({ ...smallUniverse, ...options }).next()
    expect(attempt).toThrow(InvalidUniverseError)
    expect(attempt).toThrow(message)
  })

  it('reports progress up to the number of securities', () => {
    const steps: number[] = []
    for (const _ of generateUniverse({ ...smallUniverse, securities: 10, onProgress: done => steps.push(done) }));
    expect(steps).toEqual(Array.from({ length: 10 }, (_, i) => i + 1))
  })
})

describe('identity', { timeout: 60_000 }, () => {
  it('[RP-DATA-8] gives every security identifiers with valid check digits, each once', () => {
    const securities = universe.rows('securities')
    expect(securities.filter(s => !isIsin(s.isin))).toEqual([])
    expect(securities.filter(s => s.sedol === null || !isSedol(s.sedol ?? ''))).toEqual([])
    expect(securities.filter(s => s.lei && !isLei(s.lei))).toEqual([])
    expect(new Set(securities.map(s => s.isin)).size).toBe(securities.length)
    expect(new Set(securities.map(s => s.sedol)).size).toBe(securities.length)
    expect(new Set(securities.map(s => s.name)).size).toBe(securities.length)
    for (const { isin, sedol } of securities.filter(s => /^(GB|JE|GG)/.test(s.isin)))
      expect(sedolFromIsin(isin as never)).toBe(sedol)
  })

  it('gives holdings outside the universe valid identifiers too', () => {
    expect(universe.rows('holdings').filter(h => h.isin && !isIsin(h.isin))).toEqual([])
  })

  it('writes canonical market codes, each once', () => {
    const codes = universe.rows('listings').map(l => l.market_code)
    expect(codes.filter(code => parseMarketCode(code) !== code)).toEqual([])
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('has codes with trailing dots, AIM shares, foreign shares and sterling lines that report in dollars', () => {
    const many = countsOf(new CollectedIdentity(250))
    expect(many.dotted).toBeGreaterThan(1)
    expect(many.aim).toBeGreaterThan(5)
    expect(many.foreign).toBeGreaterThan(5)
    expect(many.dollarReporters).toBeGreaterThan(0)
  })
})

/** Only the first batches: who is in a larger universe. */
class CollectedIdentity {
  readonly securities: { country: string; currency: string; type: string }[] = []
  readonly listings: {
    market_code: string
    exchange: string
    segment: string | null
    price_unit: string
    security_id: number
  }[] = []
  constructor(count: number) {
    for (const { dataset, rows } of generateUniverse({ ...smallUniverse, securities: count })) {
      if (dataset === 'securities') this.securities.push(...(rows as never[]))
      if (dataset === 'listings') this.listings.push(...(rows as never[]))
      if (dataset === 'indices') break
    }
  }
}

function countsOf({ securities, listings }: CollectedIdentity) {
  return {
    dotted: listings.filter(l => l.market_code.endsWith('.')).length,
    aim: listings.filter(l => l.segment === 'AIM').length,
    foreign: listings.filter(l => l.exchange !== 'LSE' && l.exchange !== 'FUND').length,
    dollarReporters: listings.filter(l => l.price_unit === 'GBX' && securities[l.security_id - 1]?.currency === 'USD')
      .length,
  }
}
