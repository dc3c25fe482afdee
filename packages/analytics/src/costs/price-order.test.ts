import { type ChargeRule, getIsoDate, money, type Order, type OrderInstrument, sumMoney } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testRules } from './charge-rules.fixture.ts'
import { largestOrder } from './largest-order.ts'
import { priceOrder } from './price-order.ts'

const share: OrderInstrument = {
  type: 'EQUITY',
  country: 'GB',
  exchange: 'LSE',
  segment: 'Main Market',
  currency: 'GBP',
  ukListingReliefUntil: null,
}
const order: Order = {
  side: 'BUY',
  regular: false,
  wrapper: 'DEALING',
  consideration: money(10_000_01, 'GBP'),
  day: getIsoDate('2026-11-13'),
  dealsLastMonth: 0,
}

/** Pence by code. */
function charged(given: Partial<Order> = {}, instrument: Partial<OrderInstrument> = {}): Record<string, number> {
  const { charges } = priceOrder({ ...order, ...given }, { ...share, ...instrument }, testRules)
  return Object.fromEntries(charges.map(({ code, amount }) => [code, amount.amount]))
}
const pounds = (pence: number) => money(pence, 'GBP')

describe('priceOrder', () => {
  it('charges a purchase of a UK share for dealing, stamp duty and levy, and adds them to what leaves the account', () => {
    const priced = priceOrder(order, share, testRules)
    expect(priced.charges.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['DEALING', 5_00],
      ['SDRT', 50_00],
      ['PTM', 1_50],
    ])
    expect(priced.totalCharges).toEqual(pounds(56_50))
    expect(priced.settlement).toEqual(pounds(10_056_51))
  })

  it('raises the levy on sales too, but no stamp duty, and takes the charges from what arrives', () => {
    expect(charged({ side: 'SELL' })).toEqual({ DEALING: 5_00, PTM: 1_50 })
    expect(priceOrder({ ...order, side: 'SELL' }, share, testRules).settlement).toEqual(pounds(9_993_51))
  })

  it('raises the levy above £10,000 only, at the rate of the day', () => {
    expect(charged({ consideration: pounds(10_000_00) })).not.toHaveProperty('PTM')
    expect(charged({ day: getIsoDate('2024-12-01') })).toMatchObject({ PTM: 1_00 })
    expect(charged({ day: getIsoDate('2024-12-02') })).toMatchObject({ PTM: 1_50 })
  })

  it('raises the tax of the country of the company on purchases of its shares, and of no other country', () => {
    const abroad = { exchange: 'XPAR', segment: null, currency: 'EUR' }
    expect(charged({}, { ...abroad, country: 'FR' })).toMatchObject({ FTT: 40_00 })
    expect(charged({ consideration: pounds(1_234_56) }, { ...abroad, country: 'IE' })).toMatchObject({ FTT: 12_35 })
    expect(charged({ side: 'SELL' }, { ...abroad, country: 'FR' })).not.toHaveProperty('FTT')
    expect(charged({}, { ...abroad, country: 'DE' })).not.toHaveProperty('FTT')
    expect(charged({}, { ...abroad, country: 'FR', type: 'ETF' })).not.toHaveProperty('FTT')
  })

  it('rounds stamp duty to the nearest penny, half a penny up', () => {
    expect(charged({ consideration: pounds(1_00) })).toMatchObject({ SDRT: 1 })
    expect(charged({ consideration: pounds(1_234_56) })).toMatchObject({ SDRT: 6_17 })
  })

  it.each<[string, Partial<OrderInstrument>, string]>([
    ['AIM', { segment: 'AIM' }, 'No stamp duty on AIM shares'],
    ['ETFs', { type: 'ETF', country: 'IE' }, 'Stamp duty does not apply to ETFs'],
    ['gilts', { type: 'BOND' }, 'Stamp duty does not apply to gilts'],
    ['funds', { type: 'FUND', exchange: 'FUND' }, 'Stamp duty does not apply to funds'],
    ['Jersey companies', { country: 'JE' }, 'The company is not incorporated in the UK'],
    [
      'newly listed companies',
      { ukListingReliefUntil: getIsoDate('2026-11-14') },
      'Newly listed: UK listing relief until 14 Nov 2026',
    ],
  ])('raises no stamp duty on %s and says why', (_what, instrument, reason) => {
    const priced = priceOrder(order, { ...share, ...instrument }, testRules)
    expect(priced.charges.map(({ code }) => code)).not.toContain('SDRT')
    expect(priced.exemptions).toContainEqual({ code: 'SDRT', reason })
  })

  it('rounds stamp duty and foreign taxes to what their rules say', () => {
    const toPounds = testRules.map(rule =>
      rule.code === 'SDRT' || rule.code === 'FTT'
        ? ({ ...rule, rule: { ...rule.rule, roundTo: 100 } } as ChargeRule)
        : rule,
    )
    const amountsOf = (instrument: OrderInstrument) =>
      priceOrder({ ...order, consideration: pounds(1_250_00) }, instrument, toPounds).charges.map(
        ({ code, amount }) => [code, amount.amount],
      )
    expect(amountsOf(share)).toContainEqual(['SDRT', 6_00])
    expect(amountsOf({ ...share, country: 'IE' })).toContainEqual(['FTT', 13_00])
  })

  it('raises it again on the day the listing relief ends', () => {
    expect(charged({}, { ukListingReliefUntil: order.day })).toHaveProperty('SDRT')
  })

  it('raises the levy on Jersey companies in London, not on other companies nor on other markets', () => {
    expect(charged({}, { country: 'JE' })).toHaveProperty('PTM')
    expect(charged({}, { country: 'US' })).not.toHaveProperty('PTM')
    expect(charged({}, { exchange: 'NYSE' })).not.toHaveProperty('PTM')
    expect(charged({}, { type: 'ETF' })).not.toHaveProperty('PTM')
  })

  it.each<[string, Partial<Order>, Partial<OrderInstrument>, string]>([
    ['ETFs', {}, { type: 'ETF' }, 'The PTM levy does not apply to ETFs'],
    ['American companies', {}, { country: 'US' }, 'The company is not subject to the Takeover Panel'],
    ['other markets', {}, { exchange: 'NYSE' }, 'Not traded on a UK market'],
    ['unknown markets', {}, { exchange: 'NOWHERE' }, 'Not traded on a UK market'],
    ['£10,000', { consideration: pounds(10_000_00) }, {}, 'Applies to trades over £10,000 only'],
  ])('raises no levy on %s and says why', (_what, given, instrument, reason) => {
    const { exemptions } = priceOrder({ ...order, ...given }, { ...share, ...instrument }, testRules)
    expect(exemptions.filter(({ code }) => code === 'PTM')).toEqual([{ code: 'PTM', reason }])
  })

  it('says that a sale is free of stamp duty, and of a levy on purchases', () => {
    const onPurchases = testRules.map(
      (rule): ChargeRule => (rule.code === 'PTM' ? { ...rule, rule: { ...rule.rule, on: 'BUY' } } : rule),
    )
    expect(priceOrder({ ...order, side: 'SELL' }, share, onPurchases).exemptions).toEqual([
      { code: 'SDRT', reason: 'Stamp duty applies to purchases only' },
      { code: 'PTM', reason: 'The PTM levy applies to purchases only' },
    ])
    expect(priceOrder(order, share, onPurchases).exemptions).toEqual([])
  })

  it('charges foreign exchange band by band where it is dealt in another currency', () => {
    const corsin = { country: 'US', exchange: 'NYSE', currency: 'USD' }
    expect(charged({ consideration: pounds(15_000_00) }, corsin)).toEqual({ DEALING: 5_00, FX: 100_00 })
  })

  it('has a charge of its own for regular investment, and a lower one for frequent dealers', () => {
    expect(charged({ regular: true, consideration: pounds(100_00) })).toEqual({ REGULAR_DEALING: 1_50, SDRT: 50 })
    expect(charged({ dealsLastMonth: 9 })).toMatchObject({ DEALING: 5_00 })
    expect(charged({ dealsLastMonth: 10 })).toMatchObject({ DEALING: 3_50 })
  })

  it('[RP-COST-2] refuses to price what it has no rule for, an order of nothing and one in dollars', () => {
    const code = (value: string) => expect.objectContaining({ code: value })
    expect(() => priceOrder(order, share, [])).toThrow(code('DOMAIN_NO_CHARGE_RULE'))
    const noFx = testRules.filter(rule => rule.code !== 'FX')
    expect(() => priceOrder(order, { ...share, currency: 'USD' }, noFx)).toThrow(code('DOMAIN_NO_CHARGE_RULE'))
    expect(() => charged({ consideration: pounds(0) })).toThrow(code('DOMAIN_OUT_OF_RANGE'))
    expect(() => charged({ consideration: money(1, 'USD') })).toThrow(code('DOMAIN_UNIT_MISMATCH'))
  })
})

const instruments = fc.constantFrom<OrderInstrument>(
  share,
  { ...share, segment: 'AIM' },
  { ...share, type: 'ETF', country: 'IE', currency: 'USD' },
  { ...share, type: 'FUND', exchange: 'FUND' },
  { ...share, country: 'US', exchange: 'NYSE', currency: 'USD' },
)
const sums = fc.oneof(fc.integer({ min: 1, max: 30_000_00 }), fc.integer({ min: 1, max: 1e11 }))

describe('laws of charges', () => {
  it('[RP-COST-5] are whole pence, none negative, that add up', () => {
    fc.assert(
      fc.property(sums, instruments, fc.constantFrom('BUY', 'SELL'), (pence, instrument, side) => {
        const priced = priceOrder({ ...order, side, consideration: pounds(pence) }, instrument, testRules)
        const amounts = priced.charges.map(({ amount }) => amount)
        for (const { amount } of amounts) expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        expect(sumMoney(amounts, 'GBP')).toEqual(priced.totalCharges)
        expect(Math.abs(priced.settlement.amount - pence)).toBe(priced.totalCharges.amount)
      }),
    )
  })

  it('[RP-COST-4] let the largest order for a sum fit, and not a penny more', () => {
    fc.assert(
      fc.property(sums, instruments, (cash, instrument) => {
        const best = largestOrder(pounds(cash), order, instrument, testRules)
        const settle = (pence: number) =>
          priceOrder({ ...order, consideration: pounds(pence) }, instrument, testRules).settlement.amount
        if (best) expect(best.settlement.amount).toBeLessThanOrEqual(cash)
        expect(settle((best?.consideration.amount ?? 0) + 1)).toBeGreaterThan(cash)
      }),
    )
  })
})
