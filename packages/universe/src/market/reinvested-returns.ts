/** Log returns of the closes as they are stored, each payment reinvested at the close of its day: what a reader of the prices finds. */
export function reinvestedReturns(closes: Float64Array, paidAt: (position: number) => number): Float64Array {
  return closes.map((close, i) => (i === 0 ? 0 : Math.log((close + paidAt(i)) / (closes[i - 1] ?? close))))
}
