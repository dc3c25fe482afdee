/**
 * The money-weighted annual return (IRR) of payments at the start of each month that grow to `final`, which must be no more than they grow to at
 * `maxReturn`. Null where nothing is left: there is no such return.
 */
export function moneyWeightedReturn(payments: readonly number[], final: number, maxReturn: number): number | null {
  if (final <= 0) return null
  // What payments grow to is convex in the monthly factor, so Newton's steps from above come down to the root and never pass it.
  let factor = (1 + maxReturn) ** (1 / 12)
  for (let step = 0; step < 100; step += 1) {
    let value = 0
    let slope = 0
    for (const payment of payments) {
      slope = slope * factor + (value + payment)
      value = (value + payment) * factor
    }
    const next = factor - (value - final) / slope
    if (!(next < factor)) break
    factor = next
  }
  return factor ** 12 - 1
}
