/** How far back and how densely a universe of a given size is filled: a large one trades depth for breadth. */
export interface Depth {
  readonly name: 'FULL' | 'SHORT' | 'LIGHT'
  /** Trading history that is generated; a month over ten years, so that 120 whole months lie in it. */
  readonly historyYears: number
  /** Daily prices that are stored, counted back from the last day; null is all. */
  readonly storedDays: number | null
  readonly intraday: boolean
  readonly newsYears: number
  /** Financial years run through, and how many of them are reported. */
  readonly accountYears: number
  readonly annual: number
  readonly interim: number
  /** Largest holdings that are published. */
  readonly holdings: number
  /** Positions of a portfolio at most; breakdowns are calculated from all of them. */
  readonly maxPositions: number
  /** ALL kinds, only the KEY information document, or NONE. */
  readonly documents: 'ALL' | 'KEY' | 'NONE'
}

export function depthFor(securities: number): Depth {
  if (securities <= 5_000) {
    return {
      name: 'FULL',
      historyYears: 10.1,
      storedDays: null,
      intraday: true,
      newsYears: 3,
      accountYears: 10,
      annual: 10,
      interim: 6,
      holdings: 50,
      maxPositions: 400,
      documents: 'ALL',
    }
  }
  if (securities <= 50_000) {
    return {
      name: 'SHORT',
      historyYears: 2,
      storedDays: 260,
      intraday: false,
      newsYears: 0.5,
      accountYears: 4,
      annual: 3,
      interim: 2,
      holdings: 15,
      maxPositions: 60,
      documents: 'KEY',
    }
  }
  return {
    name: 'LIGHT',
    historyYears: 1.1,
    storedDays: 22,
    intraday: false,
    newsYears: 0.1,
    accountYears: 3,
    annual: 2,
    interim: 1,
    holdings: 10,
    maxPositions: 25,
    documents: 'NONE',
  }
}
