import type { Market } from '../market.ts'
import { tradingYear } from './market-factors.ts'
import { monthEndPositions } from './month-ends.ts'

/** What an index of levels says on one trading day. */
export interface Level {
  /** Position of the trading day. */
  readonly position: number
  readonly points: number
}

/** Sterling left overnight at the Bank's rate, 100 points on the first day. */
export function* cashLevels({ days, curve }: Market): Generator<Level> {
  let points = 100
  for (let position = 0; position < days.days.length; position++) {
    if (position > 0) points *= 1 + curve.yieldAt(position, 0.1) / tradingYear
    yield { position, points }
  }
}

const lastPoints = 142.6
const usualInflation = 0.028

/**
 * Consumer prices at month ends. Inflation of a year wanders around its usual rate. Drawn backwards from the last month, so
 * that a shorter history is the end of a longer one.
 */
export function consumerPriceLevels(market: Market): readonly Level[] {
  const random = market.random('consumer prices')
  const levels: Level[] = []
  let points = lastPoints
  let inflation = 0.031
  for (const position of monthEndPositions(market.days.days).toReversed()) {
    levels.push({ position, points: Math.round(points * 10) / 10 })
    points /= 1 + inflation / 12 + 0.0012 * random.normal()
    inflation += 0.06 * (usualInflation - inflation) + 0.003 * random.normal()
  }
  return levels.reverse()
}
