import { createRandom } from '../rng.ts'

/** Gilt yields of every trading day, as fractions a year. Position i is trading day i. */
export interface YieldCurve {
  yieldAt(position: number, years: number): number
  realYieldAt(position: number, years: number): number
  /** Price return of a bond of this modified duration into the day, from the change of yields alone. */
  bondReturn(position: number, duration: number): number
}

const decay = 0.5

/**
 * Nelson and Siegel's three factors (level, slope, hump), each pulled towards a mean that drifts from the low yields of
 * ten years ago to today's. Drawn backwards from the last day, so that a shorter history is the end of a longer one.
 */
export function createYieldCurve(seed: number, length: number): YieldCurve {
  const random = createRandom(seed, 'yield curve')
  const level = new Float64Array(length)
  const slope = new Float64Array(length)
  const hump = new Float64Array(length)
  let l = 0.0505 + 0.001 * random.normal()
  let s = -0.0105 + 0.001 * random.normal()
  let h = -0.008
  for (let i = length - 1; i >= 0; i--) {
    level[i] = l
    slope[i] = s
    hump[i] = h
    const age = (length - 1 - i) / 2530
    const levelMean = 0.05 - 0.031 * Math.min(1, age)
    const slopeMean = -0.01 - 0.004 * Math.min(1, age)
    l += 0.003 * (levelMean - l) + 0.0005 * random.normal()
    s += 0.004 * (slopeMean - s) + 0.0004 * random.normal()
    h += 0.01 * (-0.006 - h) + 0.0005 * random.normal()
  }
  const yieldAt = (position: number, years: number) => {
    const t = Math.max(years, 0.05) * decay
    const fade = (1 - Math.exp(-t)) / t
    const i = Math.max(0, Math.min(length - 1, position))
    return (level[i] ?? 0) + (slope[i] ?? 0) * fade + (hump[i] ?? 0) * (fade - Math.exp(-t))
  }
  return {
    yieldAt,
    // Break-even inflation of 3.3 % at the short end, falling to 3.1 %.
    realYieldAt: (position, years) => yieldAt(position, years) - 0.031 - 0.002 * Math.exp(-years / 8),
    bondReturn(position, duration) {
      if (position < 1) return 0
      const years = Math.max(0.2, duration * 1.15)
      return -duration * (yieldAt(position, years) - yieldAt(position - 1, years))
    },
  }
}
