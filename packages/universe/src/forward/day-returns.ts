import type { IsoDate } from '@bellwether/domain'
import { createRandom } from '../rng.ts'
import type { ForwardSecurity } from './forward-market.ts'

/** Standard deviation of a day's return, and how much of it everything shares. */
const volatility: Readonly<Record<ForwardSecurity['type'], readonly [own: number, shared: number]>> = {
  EQUITY: [0.013, 1],
  CLOSED_END_FUND: [0.006, 0.8],
  ETF: [0.003, 0.9],
  FUND: [0.003, 0.7],
  BOND: [0.0025, -0.05],
}
const marketVolatility = 0.0075
const drift = 0.0002
const maxMove = 0.12

const bounded = (move: number) => Math.min(maxMove, Math.max(-maxMove, move))

/** The log return of the whole market on a day: of the seed and the day alone. */
export function marketReturn(seed: number, day: IsoDate): number {
  return bounded(drift + marketVolatility * createRandom(seed, 'forward', day).normal())
}

/** Of what a security is worth: its own news and its part of the market's. */
export function worthReturn(seed: number, { id, type }: ForwardSecurity, day: IsoDate): number {
  const [own, shared] = volatility[type]
  return bounded(shared * marketReturn(seed, day) + own * createRandom(seed, 'forward', day, id).normal())
}
