import { describe, expect, it } from 'vitest'
import { createRandom } from './rng.ts'

const draw = (count: number, ...path: (string | number)[]) => {
  const random = createRandom(...path)
  return Array.from({ length: count }, () => random.next())
}

describe('createRandom', () => {
  it('[RP-DATA-6] gives the same numbers for the same path', () => {
    expect(draw(50, 7, 'LSE:HVL', 'news')).toEqual(draw(50, 7, 'LSE:HVL', 'news'))
  })

  it('gives other numbers for another seed, security or subject', () => {
    const base = draw(5, 7, 'LSE:HVL', 'news')
    expect(draw(5, 8, 'LSE:HVL', 'news')).not.toEqual(base)
    expect(draw(5, 7, 'LSE:HVM', 'news')).not.toEqual(base)
    expect(draw(5, 7, 'LSE:HVL', 'deals')).not.toEqual(base)
  })

  it('tells apart paths that join to the same text', () => {
    expect(draw(5, 'ab', 'c')).not.toEqual(draw(5, 'a', 'bc'))
  })

  it('is uniform and standard normal to within sampling error', () => {
    const random = createRandom('moments')
    const n = 40_000
    let sum = 0
    let normalSum = 0
    let normalSquares = 0
    for (let i = 0; i < n; i++) {
      sum += random.next()
      const z = random.normal()
      normalSum += z
      normalSquares += z * z
    }
    expect(Math.abs(sum / n - 0.5)).toBeLessThan(0.01)
    expect(Math.abs(normalSum / n)).toBeLessThan(0.03)
    expect(Math.abs(normalSquares / n - 1)).toBeLessThan(0.04)
  })

  it('samples distinct items, and all of them when asked for more', () => {
    const list = Array.from({ length: 20 }, (_, i) => i)
    expect(new Set(createRandom('s').sample(list, 12)).size).toBe(12)
    expect(
      createRandom('s')
        .sample(list, 99)
        .toSorted((a, b) => a - b),
    ).toEqual(list)
  })

  it('keeps integers within both bounds and reaches them', () => {
    const random = createRandom('bounds')
    const seen = new Set(Array.from({ length: 400 }, () => random.integer(3, 6)))
    expect([...seen].toSorted()).toEqual([3, 4, 5, 6])
  })
})
