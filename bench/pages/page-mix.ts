/** Addresses of a browsing public: half the requests are for an Overview, the others for one of the pages behind it. */
export interface SecurityPages {
  readonly overview: string
  readonly others: readonly string[]
}

/**
 * `length` addresses, the securities in turn: a round of Overviews, a round of the first of their other pages, Overviews again, the second, and so on.
 * Where a security has no other page its Overview stands in.
 */
export function toPageMix(securities: readonly SecurityPages[], length: number): string[] {
  if (securities.length === 0) throw new Error('A mix needs at least one security')
  return Array.from({ length }, (_, at) => {
    const round = Math.floor(at / securities.length)
    const { overview, others } = securities[at % securities.length] as SecurityPages
    if (round % 2 === 0 || others.length === 0) return overview
    return others[((round - 1) / 2) % others.length] ?? overview
  })
}
