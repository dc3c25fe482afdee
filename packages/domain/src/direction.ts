export type Direction = 'up' | 'down' | 'unchanged'

export function direction(change: number): Direction {
  if (change > 0) return 'up'
  return change < 0 ? 'down' : 'unchanged'
}

/** Shown beside the sign and the word, so that colour is never the only carrier. */
export const directionGlyphs: Readonly<Record<Direction, string>> = { up: '▲', down: '▼', unchanged: '' }

export const directionLabels: Readonly<Record<Direction, string>> = { up: 'up', down: 'down', unchanged: 'unchanged' }
