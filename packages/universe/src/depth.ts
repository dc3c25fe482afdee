/** How densely a security is filled with facts. Its prices go back as far either way. */
export interface Depth {
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
  readonly documents: boolean
}

/** Trading history in years; a month over ten, so that 120 whole months lie in it. */
export const historyYears = 10.1

/** As many securities as have everything that a page can show, unless told otherwise; those beyond them are the long tail. */
export const coreSecurities = 5_000

export const coreDepth: Depth = {
  intraday: true,
  newsYears: 3,
  accountYears: 10,
  annual: 10,
  interim: 6,
  holdings: 50,
  maxPositions: 400,
  documents: true,
}

/** As with most securities of the world: identity, prices, a few facts. */
export const tailDepth: Depth = {
  intraday: false,
  newsYears: 0,
  accountYears: 3,
  annual: 1,
  interim: 0,
  holdings: 10,
  maxPositions: 25,
  documents: false,
}
