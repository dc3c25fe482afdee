export const buybackFormula = 'Shares bought ÷ shares remaining × 12-month average discount'

/**
 * NAV uplift from buybacks, as a fraction. Of M shares, N are bought at (1 + d) of their NAV: what is left, M − N(1 + d), is shared by M − N. So
 * each gains −d × N ÷ (M − N); a purchase at a premium takes away. `sharesInIssue` are those that remain, `discount` is below zero.
 */
export function buybackAccretion(bought: number | null, sharesInIssue: number, discount: number | null): number | null {
  if (!bought || discount === null || sharesInIssue <= 0) return null
  return (-discount * bought) / sharesInIssue
}
