/** The firm that runs the site, as the regulator knows it. */
export interface Firm {
  readonly name: string
  /** Firm reference number on the Financial Services Register. */
  readonly frn: string
}
