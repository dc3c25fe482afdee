/** Log returns of what pays a multiple of each day's return, as a leveraged index does. A day costs at most 60 per cent. */
export function dailyMultiple(logReturns: Float64Array, multiple: number): Float64Array {
  return multiple === 1 ? logReturns : logReturns.map(r => Math.log(Math.max(0.4, 1 + multiple * Math.expm1(r))))
}
