import type { EquityRegion } from '../market/market-factors.ts'

interface AssetMix {
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
export const bondMix: AssetMix = { STOCK: 0, BOND: 0.95, CASH: 0.05, OTHER: 0, PROPERTY: 0 }

type Given = Pick<Mandate, 'name' | 'category' | 'benchmark'> & Partial<Mandate>

/** A mandate for shares, unless what is given says otherwise. */
export const mandate = (given: Given): Mandate => ({
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

/** A market of large companies, by region. */
export const world = { US: 0.62, EUROPE: 0.14, UK: 0.05, JAPAN: 0.07, ASIA: 0.05, EM: 0.07 } as const
