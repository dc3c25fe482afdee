import { formatNumber } from '@bellwether/domain'
import { type Scale, tickDecimals } from './scale.ts'

/** Writes the ticks of a scale of prices that are integers with `decimals` implied ones. */
export function priceTicks(scale: Scale, decimals: number): (tick: number) => string {
  const divisor = 10 ** decimals
  const digits = tickDecimals(scale, divisor)
  return tick => formatNumber(tick / divisor, digits)
}
