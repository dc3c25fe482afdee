import { getIsoDate } from '@bellwether/domain'
import type { SecurityRecord } from '@bellwether/import-formats'
import { describe, expect, it } from 'vitest'
import { Drafts } from './drafts.ts'
import { preferLondon } from './prefer-london.ts'

const record: SecurityRecord = {
  kind: 'security',
  isin: 'GB00BKPG0S09',
  cik: null,
  seriesId: null,
  type: 'EQUITY',
  name: 'Templeton',
  country: 'GB',
  currency: 'GBP',
  cfi: null,
  lei: null,
  sector: null,
  industry: null,
  category: null,
  description: null,
  website: null,
  listing: { mic: 'XLON', ticker: 'TEM', currency: 'GBP', endedOn: null },
  memberOf: null,
  asAt: getIsoDate('2025-01-01'),
}
const create = () => new Drafts([], { securities: [3, 2, 1], listings: [13, 12, 11] }, 7)
const on = (mic: string, ticker: string | null) => ({ mic, ticker, currency: 'GBP', endedOn: null })

describe('securities of a file', () => {
  it('[IM-SEC-4] replaces by a later row, and only completes by an earlier one or one of the same day', () => {
    const drafts = create()
    drafts.apply(record)
    const { draft } = drafts.apply({ ...record, name: 'Another name', sector: 'Equity' })
    expect(draft?.row).toMatchObject({ name: 'Templeton', sector: 'Equity' })
    expect(drafts.apply({ ...record, name: 'Old', asAt: getIsoDate('2024-01-01') }).outcome).toBe('unchanged')
    drafts.apply({ ...record, name: 'New', asAt: getIsoDate('2025-02-01') })
    expect(draft?.row).toMatchObject({ name: 'New', sector: 'Equity', as_at: '2025-02-01' })
  })

  it('has a short name of whole words', () => {
    const name = 'Templeton Emerging Markets Investment Trust plc'
    expect(create().apply({ ...record, name }).draft?.row.short_name).toBe('Templeton Emerging Markets Investment')
  })

  it('[IM-SEC-5] prices shares in pounds in pence in London, and ETFs in pounds', () => {
    const drafts = create()
    expect(drafts.apply(record).draft?.listings).toMatchObject([{ price_unit: 'GBX' }])
    const etf = { ...record, isin: null, type: 'ETF' as const, listing: on('XLON', 'ISF') }
    expect(drafts.apply(etf).draft?.listings).toMatchObject([{ price_unit: 'GBP' }])
  })

  it('[IM-PRICE-6] prices in hundredths where the list says that the market does', () => {
    const listing = { ...on('XJSE', 'EXM'), currency: 'ZAC' }
    const { draft } = create().apply({ ...record, currency: 'ZAR', listing })
    expect(draft).toMatchObject({ row: { currency: 'ZAR' }, listings: [{ price_unit: 'ZAC' }] })
  })

  it.each([
    ['XMIL', 'MTAA'],
    ['XTKS', 'XJPX'],
    ['NYSE', 'US'],
  ])('[IM-SEC-3] knows a listing of %s again where a file calls it %s', (first, second) => {
    const drafts = create()
    const mic = (name: string) => (name === 'US' ? null : name)
    const { draft } = drafts.apply({ ...record, listing: { ...on('', 'EXM'), mic: mic(first) } })
    drafts.apply({ ...record, isin: null, listing: { ...on('', 'EXM'), mic: mic(second) } })
    expect(draft?.listings).toHaveLength(1)
  })

  it('[IM-SEC-6] makes the first listing the primary one, until there is one in London', () => {
    const drafts = create()
    drafts.apply({ ...record, listing: on('XETR', 'TEM') })
    const { draft } = drafts.apply({ ...record, listing: on('XPAR', 'TEM') })
    preferLondon(drafts.changed)
    expect(draft?.listings.map(({ primary_listing }) => primary_listing)).toEqual([true, false])
    drafts.apply(record)
    preferLondon(drafts.changed)
    expect(draft?.listings.map(({ primary_listing }) => primary_listing)).toEqual([false, false, true])
  })

  it('[IM-SEC-3] replaces the ISIN that stood for a ticker, and refuses a code of another security', () => {
    const drafts = create()
    const { draft } = drafts.apply({ ...record, listing: on('XLON', null) })
    expect(draft?.listings).toMatchObject([{ market_code: 'LSE:GB00BKPG0S09' }])
    drafts.apply({ ...record, listing: on('XLON', 'TEM') })
    expect(draft?.listings).toMatchObject([{ market_code: 'LSE:TEM', ticker: 'TEM' }])
    expect(() => drafts.apply({ ...record, isin: 'GB0009895292' })).toThrow(
      expect.objectContaining({ code: 'IMPORT_CODE_TAKEN' }),
    )
  })

  it('[IM-SEC-1] keeps its name when a cancellation that says none ends its listing', () => {
    const drafts = create()
    const { draft } = drafts.apply(record)
    const cancelled = { mic: 'XLON', ticker: null, currency: null, endedOn: getIsoDate('2025-03-01') }
    drafts.apply({ ...record, type: null, name: null, listing: cancelled, asAt: getIsoDate('2025-03-01') })
    expect(draft?.row).toMatchObject({ name: record.name, status: 'DELISTED' })
    expect(draft?.listings).toMatchObject([{ ended_on: '2025-03-01' }])
    const unknown = drafts.apply({ ...record, isin: 'GB0002374006', type: null, name: null, listing: cancelled })
    expect(unknown).toEqual({ draft: null, outcome: 'unchanged' })
  })

  it('[IM-FILE-8] keeps the day of what a cancellation does not speak of, and of every listing its own', () => {
    const drafts = create()
    const { draft } = drafts.apply(record)
    drafts.apply({ ...record, listing: on('XETR', 'TEM') })
    const cancelled = { mic: 'XLON', ticker: null, currency: null, endedOn: getIsoDate('2025-03-01') }
    drafts.apply({
      ...record,
      type: null,
      name: null,
      country: null,
      currency: null,
      listing: cancelled,
      asAt: getIsoDate('2025-03-01'),
    })
    expect(draft?.row.as_at).toBe(record.asAt)

    const between = { ...record, name: 'Renamed', asAt: getIsoDate('2025-02-01') }
    drafts.apply(between)
    drafts.apply({ ...between, listing: { ...on('XETR', 'TEM'), endedOn: getIsoDate('2025-02-01') } })
    expect(draft?.row).toMatchObject({ name: 'Renamed', as_at: '2025-02-01', status: 'DELISTED' })
    expect(draft?.listings).toMatchObject([
      { ended_on: '2025-03-01', as_at: '2025-03-01' },
      { ended_on: '2025-02-01', as_at: '2025-02-01' },
    ])
    expect(drafts.apply({ ...between, asAt: getIsoDate('2025-02-15') }).outcome).toBe('unchanged')
  })

  it('[IM-SEC-1] is delisted when its last listing has ended, and listed again by a new one', () => {
    const drafts = create()
    const { draft } = drafts.apply(record)
    const ended = { ...on('XLON', 'TEM'), endedOn: getIsoDate('2025-03-01') }
    drafts.apply({ ...record, listing: ended, asAt: getIsoDate('2025-03-01') })
    expect(draft?.row).toMatchObject({ status: 'DELISTED', status_reason: 'Its last listing ended on 2025-03-01' })
    drafts.apply({ ...record, listing: on('XLON', 'TEM'), asAt: getIsoDate('2025-04-01') })
    expect(draft?.row).toMatchObject({ status: 'ACTIVE', status_reason: null })
  })
})
