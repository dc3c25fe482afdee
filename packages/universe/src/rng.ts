/**
 * Seeded random numbers. Each subject of each security draws from its own stream, named by a path such as
 * ('7', 'LSE:HVL', 'news'), so that a new draw in one subject leaves every other figure as it was.
 */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number
  uniform(low: number, high: number): number
  /** Whole number in [low, high], both included. */
  integer(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the list, each with its own weight. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T
  /** Standard normal. */
  normal(): number
  /** Several distinct items, in drawn order. */
  sample<T>(list: readonly T[], count: number): T[]
}

export function createRandom(...path: readonly (string | number)[]): Random {
  const next = sfc32(hash128(path.join('\u0000')))
  let spare: number | null = null

  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))

  const normal = () => {
    if (spare !== null) {
      const value = spare
      spare = null
      return value
    }
    // Marsaglia's polar method: two normals from one accepted point.
    for (;;) {
      const u = next() * 2 - 1
      const v = next() * 2 - 1
      const s = u * u + v * v
      if (s > 0 && s < 1) {
        const factor = Math.sqrt((-2 * Math.log(s)) / s)
        spare = v * factor
        return u * factor
      }
    }
  }

  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T

  return {
    next,
    uniform: (low, high) => low + next() * (high - low),
    integer,
    chance: probability => next() < probability,
    pick,
    weighted(list, weightOf) {
      let total = 0
      for (const item of list) total += weightOf(item)
      let point = next() * total
      for (const item of list) {
        point -= weightOf(item)
        if (point < 0) return item
      }
      return list[list.length - 1] as (typeof list)[number]
    },
    normal,
    sample(list, count) {
      const rest = list.slice()
      const wanted = Math.min(count, rest.length)
      for (let i = 0; i < wanted; i++) {
        const j = integer(i, rest.length - 1)
        const item = rest[j] as (typeof rest)[number]
        rest[j] = rest[i] as (typeof rest)[number]
        rest[i] = item
      }
      return rest.slice(0, wanted)
    },
  }
}

type Words4 = readonly [number, number, number, number]

/** Four 32-bit words that differ in about half their bits for texts that differ in one character (cyrb128). */
function hash128(text: string): Words4 {
  let a = 1779033703
  let b = 3144134277
  let c = 1013904242
  let d = 2773480762
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i)
    a = b ^ Math.imul(a ^ k, 597399067)
    b = c ^ Math.imul(b ^ k, 2869860233)
    c = d ^ Math.imul(c ^ k, 951274213)
    d = a ^ Math.imul(d ^ k, 2716044179)
  }
  a = Math.imul(c ^ (a >>> 18), 597399067)
  b = Math.imul(d ^ (b >>> 22), 2869860233)
  c = Math.imul(a ^ (c >>> 17), 951274213)
  d = Math.imul(b ^ (d >>> 19), 2716044179)
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a]
}

/** Chris Doty-Humphrey's small fast counter generator: 128 bits of state, passes PractRand. */
function sfc32([w0, w1, w2, w3]: Words4): () => number {
  let a = w0
  let b = w1
  let c = w2
  let counter = w3
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (c << 21) | (c >>> 11)
    c = (c + t) | 0
    return (t >>> 0) / 4294967296
  }
  for (let i = 0; i < 12; i++) next()
  return next
}
