/** How often a symbol has ticked in its session so far. Instants are milliseconds since 1970. */
export interface Rhythm {
  readonly ticks: number
  readonly firstAt: number
  readonly lastAt: number
}

const minSilenceMs = 60_000
const maxSilenceMs = 30 * 60_000
/** Ticks come in clusters: a pause of twenty usual ones is no longer chance. */
const usualPauses = 20

/** For how long a symbol may be silent, going by its own rhythm: a minute at least, half an hour at most. */
export function staleAfterMs({ ticks, firstAt, lastAt }: Rhythm): number {
  if (ticks < 2) return maxSilenceMs
  return Math.min(maxSilenceMs, Math.max(minSilenceMs, (usualPauses * (lastAt - firstAt)) / (ticks - 1)))
}

/** Whether a price that should be moving is too old to be dealt at. `openSince` is the start of the trading it should move in. */
export function isStale(rhythm: Rhythm | null, now: number, openSince: number): boolean {
  if (rhythm === null) return now - openSince > maxSilenceMs
  return now - Math.max(rhythm.lastAt, openSince) > staleAfterMs(rhythm)
}
