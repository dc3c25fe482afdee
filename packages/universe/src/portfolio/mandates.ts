import type { EquityRegion } from '../market/market-factors.ts'

export interface AssetMix {
  readonly STOCK: number
  readonly BOND: number
  readonly CASH: number
  readonly OTHER: number
  readonly PROPERTY: number
}

/** What a fund, trust or ETF is set up to hold, and so how its price moves. Rates are fractions a year. */
export interface Mandate {
  /** As it stands in a fund's name. */
  readonly name: string
  readonly iaSector: string | null
  readonly aicSector: string | null
  /** Funds and ETFs of one category are compared with each other. */
  readonly category: string
  readonly benchmark: string
  /** Code of one of our own indices that serves as benchmark, or null. */
  readonly index: string | null
  readonly mix: AssetMix
  readonly regions: Readonly<Partial<Record<EquityRegion, number>>>
  /** Exposure to smaller companies over larger ones. */
  readonly small: number
  /** An industry the portfolio leans to. */
  readonly industry: string | null
  /** Of the bonds, in years. */
  readonly duration: number
  /** Share of the bonds that carry credit risk. */
  readonly credit: number
  readonly yield: number
  /** Return that the portfolio has of its own, a year's standard deviation. */
  readonly own: number
  readonly weight: number
  readonly passive: boolean
}

const equityMix: AssetMix = { STOCK: 0.97, BOND: 0, CASH: 0.03, OTHER: 0, PROPERTY: 0 }
const bondMix: AssetMix = { STOCK: 0, BOND: 0.95, CASH: 0.05, OTHER: 0, PROPERTY: 0 }

type Given = Pick<Mandate, 'name' | 'category' | 'benchmark'> & Partial<Mandate>

const mandate = (given: Given): Mandate => ({
  iaSector: null,
  aicSector: null,
  index: null,
  mix: equityMix,
  regions: {},
  small: 0,
  industry: null,
  duration: 0,
  credit: 0,
  yield: 0.02,
  own: 0.035,
  weight: 1,
  passive: false,
  ...given,
})

const world = { US: 0.62, EUROPE: 0.14, UK: 0.05, JAPAN: 0.07, ASIA: 0.05, EM: 0.07 } as const

export const mandates: readonly Mandate[] = [
  mandate({
    name: 'Global Equity',
    iaSector: 'IA Global',
    aicSector: 'Global',
    category: 'Global Large-Cap Blend Equity',
    benchmark: 'Bellwether World Index',
    index: 'WORLD',
    regions: world,
    yield: 0.011,
    weight: 2.4,
    passive: true,
  }),
  mandate({
    name: 'Global Equity Income',
    iaSector: 'IA Global Equity Income',
    aicSector: 'Global Equity Income',
    category: 'Global Equity Income',
    benchmark: 'Bellwether World Index',
    index: 'WORLD',
    regions: { ...world, US: 0.45, UK: 0.14, EUROPE: 0.22 },
    yield: 0.034,
  }),
  mandate({
    name: 'UK Equity',
    iaSector: 'IA UK All Companies',
    aicSector: 'UK All Companies',
    category: 'UK Flex-Cap Equity',
    benchmark: 'Bellwether UK All-Share Index',
    index: 'UKALL',
    regions: { UK: 1 },
    small: 0.15,
    yield: 0.028,
    weight: 1.8,
    passive: true,
  }),
  mandate({
    name: 'UK Equity Income',
    iaSector: 'IA UK Equity Income',
    aicSector: 'UK Equity Income',
    category: 'UK Equity Income',
    benchmark: 'Bellwether UK All-Share Index',
    index: 'UKALL',
    regions: { UK: 1 },
    yield: 0.043,
    weight: 1.6,
  }),
  mandate({
    name: 'UK Smaller Companies',
    iaSector: 'IA UK Smaller Companies',
    aicSector: 'UK Smaller Companies',
    category: 'UK Small-Cap Equity',
    benchmark: 'Bellwether UK 250 Index',
    index: 'UK250',
    regions: { UK: 1 },
    small: 1,
    yield: 0.021,
    own: 0.05,
    weight: 1.2,
  }),
  mandate({
    name: 'North American Equity',
    iaSector: 'IA North America',
    aicSector: 'North America',
    category: 'US Large-Cap Blend Equity',
    benchmark: 'North America Composite Index',
    regions: { US: 1 },
    yield: 0.009,
    weight: 1.4,
    passive: true,
  }),
  mandate({
    name: 'European Equity',
    iaSector: 'IA Europe Excluding UK',
    aicSector: 'Europe',
    category: 'Europe ex-UK Equity',
    benchmark: 'Europe ex UK Composite Index',
    regions: { EUROPE: 1 },
    yield: 0.021,
    weight: 1.1,
    passive: true,
  }),
  mandate({
    name: 'Japanese Equity',
    iaSector: 'IA Japan',
    aicSector: 'Japan',
    category: 'Japan Large-Cap Equity',
    benchmark: 'Japan Composite Index',
    regions: { JAPAN: 1 },
    yield: 0.017,
    own: 0.045,
    weight: 0.8,
    passive: true,
  }),
  mandate({
    name: 'Asia Pacific Equity',
    iaSector: 'IA Asia Pacific Excluding Japan',
    aicSector: 'Asia Pacific',
    category: 'Asia-Pacific ex-Japan Equity',
    benchmark: 'Asia Pacific ex Japan Composite Index',
    regions: { ASIA: 0.75, EM: 0.25 },
    yield: 0.022,
    own: 0.045,
    passive: true,
  }),
  mandate({
    name: 'Emerging Markets Equity',
    iaSector: 'IA Global Emerging Markets',
    aicSector: 'Global Emerging Markets',
    category: 'Global Emerging Markets Equity',
    benchmark: 'Emerging Markets Composite Index',
    regions: { EM: 0.8, ASIA: 0.2 },
    yield: 0.023,
    own: 0.05,
    passive: true,
  }),
  mandate({
    name: 'Technology',
    iaSector: 'IA Technology & Technology Innovation',
    aicSector: 'Technology & Technology Innovation',
    category: 'Sector Equity Technology',
    benchmark: 'Global Technology Composite Index',
    regions: { US: 0.8, ASIA: 0.1, EUROPE: 0.1 },
    industry: 'Technology',
    yield: 0.003,
    own: 0.06,
    weight: 0.8,
    passive: true,
  }),
  mandate({
    name: 'Healthcare',
    iaSector: 'IA Healthcare',
    aicSector: 'Biotechnology & Healthcare',
    category: 'Sector Equity Healthcare',
    benchmark: 'Global Healthcare Composite Index',
    regions: { US: 0.72, EUROPE: 0.2, UK: 0.08 },
    industry: 'Health Care',
    yield: 0.007,
    own: 0.06,
    weight: 0.6,
  }),
  mandate({
    name: 'Sustainable Growth',
    iaSector: 'IA Global',
    aicSector: 'Environmental',
    category: 'Global Large-Cap Growth Equity',
    benchmark: 'Bellwether World Index',
    index: 'WORLD',
    regions: { ...world, US: 0.55, EUROPE: 0.22 },
    industry: 'Technology',
    yield: 0.006,
    own: 0.045,
    weight: 0.9,
  }),
  mandate({
    name: 'Balanced Managed',
    iaSector: 'IA Mixed Investment 40-85% Shares',
    category: 'GBP Allocation 60-80% Equity',
    benchmark: 'IA Mixed Investment 40-85% Shares sector average',
    mix: { STOCK: 0.69, BOND: 0.22, CASH: 0.05, OTHER: 0.02, PROPERTY: 0.02 },
    regions: { ...world, UK: 0.25, US: 0.45 },
    duration: 6,
    credit: 0.5,
    yield: 0.022,
    own: 0.018,
    weight: 1.3,
  }),
  mandate({
    name: 'Cautious Managed',
    iaSector: 'IA Mixed Investment 20-60% Shares',
    category: 'GBP Allocation 20-60% Equity',
    benchmark: 'IA Mixed Investment 20-60% Shares sector average',
    mix: { STOCK: 0.42, BOND: 0.42, CASH: 0.09, OTHER: 0.04, PROPERTY: 0.03 },
    regions: { ...world, UK: 0.3, US: 0.4 },
    duration: 6,
    credit: 0.6,
    yield: 0.029,
    own: 0.015,
  }),
  mandate({
    name: 'Flexible Investment',
    aicSector: 'Flexible Investment',
    category: 'GBP Flexible Allocation',
    benchmark: 'Consumer prices plus 4%',
    mix: { STOCK: 0.55, BOND: 0.2, CASH: 0.06, OTHER: 0.17, PROPERTY: 0.02 },
    regions: world,
    duration: 5,
    credit: 0.4,
    yield: 0.025,
    own: 0.03,
    weight: 0.7,
  }),
  mandate({
    name: 'Sterling Corporate Bond',
    iaSector: 'IA Sterling Corporate Bond',
    category: 'GBP Corporate Bond',
    benchmark: 'Sterling Corporate Bond Composite Index',
    mix: bondMix,
    duration: 6.2,
    credit: 1,
    yield: 0.05,
    own: 0.012,
    weight: 1.1,
    passive: true,
  }),
  mandate({
    name: 'UK Gilt',
    iaSector: 'IA UK Gilts',
    category: 'GBP Government Bond',
    benchmark: 'UK Gilts All Stocks Index',
    mix: { ...bondMix, BOND: 0.98, CASH: 0.02 },
    duration: 8.5,
    credit: 0,
    yield: 0.042,
    own: 0.006,
    weight: 0.7,
    passive: true,
  }),
  mandate({
    name: 'Strategic Bond',
    iaSector: 'IA Sterling Strategic Bond',
    category: 'GBP Flexible Bond',
    benchmark: 'IA Sterling Strategic Bond sector average',
    mix: { ...bondMix, BOND: 0.92, CASH: 0.06, OTHER: 0.02 },
    duration: 4.5,
    credit: 0.85,
    yield: 0.055,
    own: 0.018,
    weight: 0.8,
  }),
  mandate({
    name: 'Short Term Money Market',
    iaSector: 'IA Short Term Money Market',
    category: 'GBP Money Market - Short Term',
    benchmark: 'SONIA',
    mix: { STOCK: 0, BOND: 0.12, CASH: 0.88, OTHER: 0, PROPERTY: 0 },
    duration: 0.1,
    credit: 0.2,
    yield: 0.041,
    own: 0.0008,
    weight: 0.5,
  }),
  mandate({
    name: 'Targeted Absolute Return',
    iaSector: 'IA Targeted Absolute Return',
    category: 'Alt - Multistrategy',
    benchmark: 'SONIA plus 3%',
    mix: { STOCK: 0.32, BOND: 0.3, CASH: 0.26, OTHER: 0.12, PROPERTY: 0 },
    regions: world,
    duration: 2,
    credit: 0.5,
    yield: 0.012,
    own: 0.03,
    weight: 0.6,
  }),
  mandate({
    name: 'Infrastructure',
    iaSector: 'IA Infrastructure',
    aicSector: 'Infrastructure',
    category: 'Sector Equity Infrastructure',
    benchmark: 'Retail prices plus 4%',
    mix: { STOCK: 0.62, BOND: 0.04, CASH: 0.03, OTHER: 0.31, PROPERTY: 0 },
    regions: { UK: 0.5, EUROPE: 0.25, US: 0.25 },
    industry: 'Utilities',
    yield: 0.052,
    own: 0.05,
    weight: 0.9,
  }),
  mandate({
    name: 'Renewable Energy',
    aicSector: 'Renewable Energy Infrastructure',
    category: 'Renewable Energy Infrastructure',
    benchmark: 'Retail prices plus 3%',
    mix: { STOCK: 0.04, BOND: 0.02, CASH: 0.03, OTHER: 0.91, PROPERTY: 0 },
    regions: { UK: 0.8, EUROPE: 0.2 },
    industry: 'Utilities',
    yield: 0.072,
    own: 0.06,
    weight: 0.7,
  }),
  mandate({
    name: 'Private Equity',
    aicSector: 'Private Equity',
    category: 'Private Equity',
    benchmark: 'Bellwether World Index',
    index: 'WORLD',
    mix: { STOCK: 0.12, BOND: 0, CASH: 0.05, OTHER: 0.83, PROPERTY: 0 },
    regions: { US: 0.45, EUROPE: 0.4, UK: 0.15 },
    small: 0.6,
    yield: 0.022,
    own: 0.08,
    weight: 0.6,
  }),
  mandate({
    name: 'Property',
    iaSector: 'IA Property Other',
    aicSector: 'Property - UK Commercial',
    category: 'Property - Direct UK',
    benchmark: 'UK Commercial Property Index',
    mix: { STOCK: 0.2, BOND: 0, CASH: 0.07, OTHER: 0, PROPERTY: 0.73 },
    regions: { UK: 1 },
    industry: 'Real Estate',
    yield: 0.048,
    own: 0.05,
    weight: 0.7,
  }),
]

export function getMandate(name: string): Mandate {
  const found = mandates.find(m => m.name === name)
  if (!found) throw new RangeError(`No mandate is called ${name}; see portfolio/mandates.ts`)
  return found
}
