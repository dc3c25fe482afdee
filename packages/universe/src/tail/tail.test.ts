import { describe, expect, it } from 'vitest'
import type { Dataset, UniverseRows } from '../rows/universe-rows.ts'
import { CollectedUniverse } from '../test-universe.ts'
import { createTail } from './tail.ts'

const options = { seed: 11, securities: 140, core: 20, until: '2026-11-13' }
const tail = createTail(options)
const slices = [...tail.slices(50)]
const batches = slices.flatMap(slice => [...tail.rows(slice)])

function rowsOf<D extends Dataset>(dataset: D): UniverseRows[D][] {
  return batches.filter(batch => batch.dataset === dataset).flatMap(({ rows }) => rows as readonly UniverseRows[D][])
}

describe('the long tail', () => {
  it('[RP-DATA-36] begins where the rest of the market ends, and no name or code is there twice', () => {
    const core = new CollectedUniverse(options)
    expect(core.rows('securities')).toHaveLength(20)
    const all = [...core.rows('securities'), ...rowsOf('securities')]
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 140 }, (_, index) => index + 1))
    const listings = [...core.rows('listings'), ...rowsOf('listings')]
    for (const values of [all.map(({ name }) => name), all.map(({ isin }) => isin), listings.map(l => l.market_code)])
      expect(new Set(values).size).toBe(values.length)
  })

  it('[RP-DATA-36] has ten years of prices, a quote and facts for each security', () => {
    const securities = rowsOf('securities')
    const prices = Map.groupBy(rowsOf('price_histories'), ({ listing_id }) => listing_id)
    for (const { id, listed_on } of securities) {
      const listing = rowsOf('listings').find(
        ({ security_id, primary_listing }) => security_id === id && primary_listing,
      )
      const [history] = prices.get(listing?.id ?? 0) ?? []
      expect(history?.days.at(-1)).toBe('2026-11-13')
      expect(history?.days[0] === '2016-10-14' || history?.days[0] === listed_on).toBe(true)
      expect(history?.close).toHaveLength(history?.days.length ?? 0)
    }
    const described = new Set(
      [...rowsOf('company_facts'), ...rowsOf('fund_facts')].map(({ security_id }) => security_id),
    )
    expect(described.size).toBe(securities.length)
    expect(rowsOf('quotes')).toHaveLength(rowsOf('listings').length)
    expect(rowsOf('news_items')).toEqual([])
  })

  it('[RP-DATA-36] names sectors abroad by their country', () => {
    const abroad = rowsOf('securities').filter(({ type, country }) => type === 'EQUITY' && country === 'US')
    expect(abroad.length).toBeGreaterThan(10)
    expect(abroad.every(({ sector }) => sector?.endsWith(', United States'))).toBe(true)
    const funds = rowsOf('securities').filter(({ type, country }) => type === 'FUND' && country === 'LU')
    expect(funds.length).toBeGreaterThan(5)
    for (const { isin, sector, category } of funds) {
      expect(isin).toMatch(/^LU/)
      expect(sector).toBe(`${category}, Luxembourg`)
    }
  })

  it('[RP-DATA-37] makes a slice without the others', () => {
    const last = slices.at(-1) ?? []
    expect([...createTail(options).rows(last)]).toEqual([...tail.rows(last)])
  })
})
