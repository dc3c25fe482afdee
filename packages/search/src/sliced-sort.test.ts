import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sortInSlices } from './sliced-sort.ts'

it('sorts as the built-in sort does, equal items in their first order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 5_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.nat(),
      (count, spread, seed) => {
        const keyOf = (item: number) => Math.imul(item + seed, 0x9e3779b1) % spread
        const items = Uint32Array.from({ length: count }, (_, i) => i)
        const expected = [...items].sort((a, b) => keyOf(a) - keyOf(b))
        for (const _ of sortInSlices(items, (a, b) => keyOf(a) - keyOf(b)));
        expect([...items]).toEqual(expected)
      },
    ),
    { numRuns: 30 },
  )
})

it('yields often on the way', () => {
  const items = Uint32Array.from({ length: 50_000 }, (_, i) => 50_000 - i)
  let slices = 0
  for (const _ of sortInSlices(items, (a, b) => a - b)) slices += 1
  expect(slices).toBeGreaterThan(70)
})
