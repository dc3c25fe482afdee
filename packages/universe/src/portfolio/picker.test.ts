import { describe, expect, it } from 'vitest'
import { createRandom } from '../rng.ts'
import { createPicker } from './picker.ts'

describe('createPicker', () => {
  it('draws each item as often as its weight says', () => {
    const picker = createPicker(['a', 'b', 'c', 'd'], item => ({ a: 1, b: 0, c: 5, d: 4 })[item] ?? 0)
    const random = createRandom(3, 'picker')
    const counts = new Map<string, number>()
    for (let i = 0; i < 20_000; i++) {
      const item = picker.pick(random) ?? 'none'
      counts.set(item, (counts.get(item) ?? 0) + 1)
    }
    expect([...counts.keys()].toSorted()).toEqual(['a', 'c', 'd'])
    expect((counts.get('a') ?? 0) / 20_000).toBeCloseTo(0.1, 1)
    expect((counts.get('c') ?? 0) / 20_000).toBeCloseTo(0.5, 1)
  })

  it('draws nothing from nothing', () => {
    expect(createPicker([], () => 1).pick(createRandom(3, 'picker'))).toBeNull()
  })
})
