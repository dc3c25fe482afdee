import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildKeyTable } from './key-table.ts'

/** Alike in their first characters, with some that are not ASCII among them. */
const anyKey = fc.string({ unit: fc.constantFrom('A', 'B', '1', 'é', '日', '\u007f'), maxLength: 10 })

function tableOf(keys: readonly string[]) {
  const build = buildKeyTable(
    keys,
    Uint32Array.from(keys, (_, at) => at),
  )
  for (;;) {
    const step = build.next()
    if (step.done) return step.value
  }
}

it('has each key once, in order, with its numbers from the lowest to the highest', () => {
  fc.assert(
    fc.property(fc.array(anyKey, { maxLength: 80 }), keys => {
      const { keys: distinct, starts, values } = tableOf(keys)
      expect(distinct).toEqual([...new Set(keys)].toSorted((a, b) => (a < b ? -1 : 1)))
      for (const [at, key] of distinct.entries()) {
        const numbers = [...values.subarray(starts[at], starts[at + 1])]
        expect(numbers).toEqual(keys.flatMap((each, number) => (each === key ? [number] : [])))
      }
    }),
  )
})
