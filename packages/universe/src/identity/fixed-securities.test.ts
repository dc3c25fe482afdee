import { holdableIn, type Instrument, parseMarketCode, type SecurityType, tradeButtons } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { CollectedUniverse } from '../test-universe.ts'

// The smallest universe there is: nothing but the ten.
const universe = new CollectedUniverse({ securities: 10 })

function instrumentOf(marketCode: string): Instrument {
  const security = universe.securityOf(marketCode)
  const row = universe.rows('eligibility').find(e => e.security_id === security.id)
  if (!row) throw new RangeError(`No eligibility for ${marketCode}`)
  const document = universe.rows('documents').find(d => d.id === row.kiid_document_id)
  return {
    type: security.type as SecurityType,
    complex: security.complex ?? false,
    tradable: {
      tradable: row.tradable,
      buyable: row.buyable,
      sellable: row.sellable,
      ri: row.ri,
      dripable: row.dripable,
      tradableProducts: (row.tradable_products ?? {}) as Record<string, boolean>,
    },
    figaroData:
      row.isa_eligibility === null && row.sipp_eligibility === null
        ? null
        : { isaEligibility: row.isa_eligibility ?? null, sippEligibility: row.sipp_eligibility ?? null },
    kiidRequired: row.kiid_required ?? false,
    kiidDocument: document?.url ?? null,
    kiidDocumentSource: null,
  }
}

const holdable = (marketCode: string) =>
  holdableIn(instrumentOf(marketCode))
    .filter(v => v.holdable)
    .map(v => v.wrapper)

// A second universe is made inside one test; a busy machine needs longer than the usual five seconds.
describe('the ten fixed securities', { timeout: 60_000 }, () => {
  it('[RP-DATA-15] BW. is a share whose code ends in a dot', () => {
    expect(universe.securityOf('LSE:BW.')).toMatchObject({ type: 'EQUITY', name: 'Brackwell plc' })
  })

  it('[RP-DATA-17] NWT is an investment trust', () => {
    expect(universe.securityOf('LSE:NWT')).toMatchObject({
      type: 'CLOSED_END_FUND',
      name: 'Northwall Investment Trust plc',
    })
  })

  it('[RP-DATA-18] B0KXTM3 is a fund', () => {
    expect(universe.securityOf('FUND:B0KXTM3')).toMatchObject({ type: 'FUND', name: 'Kestrel Global Equity Fund Acc' })
  })

  it('[RP-DATA-19] BWLD is an ETF', () => {
    expect(universe.securityOf('LSE:BWLD')).toMatchObject({ type: 'ETF', name: 'Bellwether World ETF' })
  })

  it('[RP-DATA-20] TG34 is a gilt', () => {
    expect(universe.securityOf('LSE:TG34')).toMatchObject({ type: 'BOND', name: '4 1/4% Treasury Gilt 2034' })
  })

  it('[RP-DATA-14] HVL costs 1,284.50p, is worth about £8.4bn, streams, and can be bought, sold and invested in regularly', () => {
    expect(universe.securityOf('LSE:HVL')).toMatchObject({ type: 'EQUITY', name: 'Harrow & Vale plc' })
    const listing = universe.listingOf('LSE:HVL')
    expect(listing).toMatchObject({ price_unit: 'GBX', price_scale: 2, streamable: true })
    expect(universe.rows('quotes').find(q => q.listing_id === listing.id)).toMatchObject({ last: 128450 })
    expect((universe.securityOf('LSE:HVL').size_gbp ?? 0) / 1e11).toBeCloseTo(8.4, 1)
    const code = parseMarketCode('LSE:HVL')
    if (!code) throw new RangeError('LSE:HVL')
    expect(tradeButtons(instrumentOf('LSE:HVL'), code).map(b => b.enabled)).toEqual([true, true, true])
    expect(holdable('LSE:HVL')).toEqual(['DEALING', 'ISA', 'LISA', 'JISA', 'SIPP', 'JSIPP'])
  })

  it('[RP-DATA-16] CRSN is priced in dollars', () => {
    expect(universe.securityOf('NYSE:CRSN')).toMatchObject({ type: 'EQUITY', name: 'Corsin Inc', currency: 'USD' })
    expect(universe.listingOf('NYSE:CRSN')).toMatchObject({ price_unit: 'USD', exchange: 'NYSE', mic: 'XNYS' })
  })

  it('[RP-DATA-21] LEV3 is complex, in no junior wrapper, and its required document is there with its file', () => {
    expect(universe.securityOf('LSE:LEV3')).toMatchObject({ type: 'ETF', name: 'Triple Long ETP' })
    const instrument = instrumentOf('LSE:LEV3')
    expect(instrument).toMatchObject({ complex: true, kiidRequired: true })
    expect(instrument.kiidDocument).toMatch(/^\/documents\/\d+\/kid-triple-long\.pdf$/)
    expect(holdable('LSE:LEV3')).toEqual(['DEALING', 'ISA', 'LISA', 'SIPP'])
  })

  it('[RP-DATA-22] SUSP is suspended with a reason, cannot be traded or held, and its prices end earlier', () => {
    expect(universe.securityOf('LSE:SUSP')).toMatchObject({
      type: 'EQUITY',
      name: 'Suspended plc',
      status: 'SUSPENDED',
      status_reason: expect.stringContaining('suspended'),
    })
    const listing = universe.listingOf('LSE:SUSP')
    expect(universe.rows('quotes').find(q => q.listing_id === listing.id)).toMatchObject({
      state: 'SUSPENDED',
      bid: null,
      ask: null,
    })
    const days = universe.dailyPrices.filter(p => p.listing_id === listing.id).map(p => p.day)
    expect((days.at(-1) ?? '') < '2026-10-15').toBe(true)
    const code = parseMarketCode('LSE:SUSP')
    if (!code) throw new RangeError('LSE:SUSP')
    expect(tradeButtons(instrumentOf('LSE:SUSP'), code).some(b => b.enabled)).toBe(false)
    expect(holdable('LSE:SUSP')).toEqual([])
  })

  it('[RP-DATA-23] NOEL can be traded, but no wrapper that needs eligibility data takes it', () => {
    expect(universe.securityOf('LSE:NOEL')).toMatchObject({ type: 'EQUITY', name: 'Noel Minerals plc' })
    expect(instrumentOf('LSE:NOEL').figaroData).toBeNull()
    expect(holdable('LSE:NOEL')).toEqual(['DEALING'])
  })

  it('are the same in a larger universe of the same seed', () => {
    const larger = new CollectedUniverse({ securities: 30 })
    for (const code of ['LSE:HVL', 'LSE:NWT', 'LSE:TG34']) {
      const pricesOf = (u: CollectedUniverse) =>
        u.dailyPrices.filter(p => p.listing_id === u.listingOf(code).id).map(p => [p.day, p.close])
      expect(pricesOf(larger)).toEqual(pricesOf(universe))
      expect(larger.securityOf(code).isin).toBe(universe.securityOf(code).isin)
    }
  })
})
