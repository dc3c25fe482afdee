import { type ChargeRule, getIsoDate, getMarketCode, holdableIn, price } from '@bellwether/domain'
import type { InvestorPosition } from '../paper-account/investor-position.ts'
import type { TradedSecurity } from './traded-security.ts'

const all = { wrapper: null, securityType: null, validFrom: getIsoDate('2024-04-01'), validTo: null }

const rules: readonly ChargeRule[] = [
  { ...all, code: 'DEALING', rule: { kind: 'PER_DEAL', amount: 5_00 } },
  { ...all, code: 'REGULAR_DEALING', rule: { kind: 'PER_DEAL', amount: 1_50 } },
  { ...all, code: 'FX', rule: { kind: 'TIERED_DEAL', bands: [{ upTo: null, rate: 0.0075 }] } },
]

const instrument = {
  type: 'EQUITY',
  complex: false,
  tradable: { tradable: true, buyable: true, sellable: true, ri: true, dripable: true, tradableProducts: {} },
  figaroData: { isaEligibility: true, sippEligibility: false },
  kiidRequired: false,
  kiidDocument: null,
  kiidDocumentSource: null,
  notTradableReason: null,
  keyDocument: null,
} as const

/** A share quoted at 1,284p to 1,285p, exempt from stamp duty. */
export const testShare: TradedSecurity = {
  security: {
    id: 1,
    type: 'EQUITY',
    name: 'Harrow & Vale plc',
    shortName: 'Harrow & Vale',
    isin: 'GB00HARROW01',
    sedol: null,
    lei: null,
    country: 'IE',
    currency: 'GBP',
    sector: null,
    industry: null,
    category: null,
    complex: false,
    status: 'ACTIVE',
    statusReason: null,
    listedOn: null,
    description: null,
    website: null,
    sizeGbp: null,
    ukListingReliefUntil: null,
    asAt: getIsoDate('2026-11-13'),
    sourceName: 'Simulated market',
    simulated: true,
    listing: {
      id: 11,
      marketCode: 'LSE:HVL',
      exchange: 'LSE',
      mic: 'XLON',
      ticker: 'HVL',
      segment: null,
      priceUnit: 'GBX',
      priceScale: 2,
      primary: true,
      streamable: true,
      normalMarketSize: null,
    },
  },
  marketCode: getMarketCode('LSE:HVL'),
  instrument,
  verdicts: holdableIn(instrument),
  quote: null,
  delayMinutes: 15,
  bid: price(128_400, 2, 'GBX'),
  ask: price(128_500, 2, 'GBX'),
  charged: {
    type: 'EQUITY',
    country: 'IE',
    exchange: 'LSE',
    segment: null,
    currency: 'GBP',
    ukListingReliefUntil: null,
  },
  rules,
  day: getIsoDate('2026-11-13'),
  wait: null,
  scale: 0,
  lot: null,
  per: 1,
  accrued: null,
  indexRatio: null,
  rate: { currency: 'GBP', sterling: 1, asAt: null },
}

const account = { userId: 1, openedAt: new Date('2026-01-01T00:00:00Z'), reserved: 0 }

/** A dealing account with £2,000 and 100 of the shares, and a SIPP, which cannot hold them. */
export const testPosition: InvestorPosition = {
  accounts: [
    { ...account, id: 7, wrapper: 'SIPP', cash: 50_000_00 },
    { ...account, id: 8, wrapper: 'DEALING', cash: 2_000_00 },
  ],
  held: new Map([[8, { value: 100, scale: 0 }]]),
  dealsLastMonth: 0,
}
