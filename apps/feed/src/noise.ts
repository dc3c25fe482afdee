/** Numbers that look random and follow from their arguments alone, so that any feed can start at any time. */

/** 32 bits of a text (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

/** From 0 up to 1, without it (the last steps of MurmurHash3). */
export function chanceAt(seed: number, index: number): number {
  let h = Math.imul(seed ^ Math.imul(index | 0, 0x9e3779b1), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 0x100000000
}

/** Between -1 and 1, smooth in `time`: random values every `period`, with an easy curve from one to the next. */
export function smoothNoise(seed: number, time: number, period: number): number {
  const index = Math.floor(time / period)
  const part = time / period - index
  const from = chanceAt(seed, index)
  const to = chanceAt(seed, index + 1)
  return 2 * (from + (to - from) * part * part * (3 - 2 * part)) - 1
}
