import type { MarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEntry, entriesArbitrary, entryArbitrary, termsArbitrary } from '../testing/entries.ts'
import { namesOf } from '../testing/found.ts'
import { createSearchIndex, type SearchEntry, type SearchIndex } from './index.ts'

describe('updates', () => {
  type Change = { readonly upsert: SearchEntry } | { readonly remove: number } | 'compact'
  const change: fc.Arbitrary<Change> = fc.oneof(
    { weight: 6, arbitrary: entryArbitrary.map(entry => ({ upsert: entry })) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 60 }).map(id => ({ remove: id })) },
    { weight: 1, arbitrary: fc.constant('compact' as const) },
  )

  it('leave an index that answers as one built afresh', async () => {
    const scenario = entriesArbitrary.chain(entries =>
      fc.record({
        entries: fc.constant(entries),
        changes: fc.array(change, { maxLength: 30 }),
        terms: termsArbitrary(entries),
      }),
    )
    const property = fc.asyncProperty(scenario, async ({ entries, changes, terms }) => {
      const index = createSearchIndex(entries)
      const expected = new Map(entries.map(entry => [entry.id, entry]))
      for (const step of changes) await apply(index, expected, step)
      const fresh = createSearchIndex(expected.values())
      expect(index.size).toBe(expected.size)
      for (const term of terms) expect(index.search(term, { limit: 8 })).toEqual(fresh.search(term, { limit: 8 }))
    })
    await fc.assert(property, { numRuns: 50 })
  }, 30_000)

  async function apply(index: SearchIndex, expected: Map<number, SearchEntry>, step: Change) {
    if (step === 'compact') {
      await index.compact(async () => {})
      expect(index.pending).toBe(0)
    } else if ('upsert' in step) {
      index.upsert(step.upsert)
      expected.set(step.upsert.id, step.upsert)
    } else {
      expect(index.remove(step.remove)).toBe(expected.delete(step.remove))
    }
  }

  it('count when they come while the index is being compacted', async () => {
    const index = createSearchIndex([createEntry({ id: 1, name: 'Alpha' }), createEntry({ id: 2, name: 'Beta' })])
    index.upsert(createEntry({ id: 3, name: 'Gamma' }))
    let pauses = 0
    await index.compact(async () => {
      pauses += 1
      if (pauses !== 2) return
      index.remove(1)
      index.upsert(createEntry({ id: 2, name: 'Delta' }))
      expect(namesOf(index.search('gamma', { limit: 5 }))).toEqual(['Gamma'])
    })
    expect(pauses).toBeGreaterThan(2)
    const all = ['alpha', 'beta', 'gamma', 'delta'].map(term => index.search(term, { limit: 5 }).length)
    expect(all).toEqual([0, 0, 1, 1])
    expect(index.size).toBe(2)
  })

  it('are found one by one however many there are', () => {
    const index = createSearchIndex<SearchEntry>([])
    for (let id = 0; id < 600; id += 1) {
      index.upsert(createEntry({ id: id % 500, name: `Abacus ${id}`, size: id }))
    }
    expect(index.size).toBe(500)
    const hits = index.search('abacus', { limit: 1_000 })
    expect(hits.map(hit => hit.entry.size)).toEqual(Array.from({ length: 500 }, (_, i) => 599 - i))
  })

  it('take the last of several entries with one id', () => {
    const index = createSearchIndex([createEntry({ id: 1, name: 'Alpha' }), createEntry({ id: 1, name: 'Beta' })])
    expect(index.size).toBe(1)
    expect(namesOf(index.search('beta', { limit: 5 }))).toEqual(['Beta'])
    expect(index.search('alpha', { limit: 5 })).toEqual([])
  })

  it('go on after a compaction that failed', async () => {
    const index = createSearchIndex([createEntry({ id: 1, name: 'Alpha' })])
    index.upsert(createEntry({ id: 2, name: 'Beta', marketCode: 'LSE:B' as MarketCode }))
    await expect(index.compact(() => Promise.reject(new Error('stopped')))).rejects.toThrow('stopped')
    expect(namesOf(index.search('beta', { limit: 5 }))).toEqual(['Beta'])
    await index.compact(async () => {})
    expect(index.pending).toBe(0)
  })
})
