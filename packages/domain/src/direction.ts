export type Direction = 'up' | 'down' | 'unchanged'

export function direction(change: number): Direction {
  if (change > 0) return 'up'
  return change < 0 ? 'down' : 'unchanged'
}

/** Of a percentage with two decimals: what is written as 0.00% has not moved. */
export function percentDirection(fraction: number): Direction {
  return direction(Math.round(fraction * 10_000))
}

/** Shown beside the sign and the word, so that colour is never the only carrier. */
export const directionGlyphs: Readonly<Record<Direction, string>> = { up: '▲', down: '▼', unchanged: '' }

export const directionLabels: Readonly<Record<Direction, string>> = { up: 'up', down: 'down', unchanged: 'unchanged' }
