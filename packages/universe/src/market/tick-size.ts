/** Smallest step between prices, in integer units at the listing's scale; coarser for dearer shares, as on exchanges. */
export function tickSize(unit: string, scale: number, value: number): number {
  if (unit !== 'GBX') return 1
  const pence = value / 10 ** scale
  const tick = pence < 10 ? 0.01 : pence < 50 ? 0.05 : pence < 200 ? 0.1 : pence < 500 ? 0.2 : pence < 5000 ? 0.5 : 1
  return Math.max(1, Math.round(tick * 10 ** scale))
}

export function toTick(unit: string, scale: number, value: number): number {
  const tick = tickSize(unit, scale, value)
  return Math.max(tick, Math.round(value / tick) * tick)
}
