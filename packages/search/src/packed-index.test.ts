import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEntry, universeArbitrary } from '../testing/entries.ts'
import { createSearchIndex, openSearchIndex, packSearchIndex, type SearchEntry } from './index.ts'

const format = {
  // NaN is a size of the tests, and nothing that JSON has.
  toText: (entry: SearchEntry) => JSON.stringify({ ...entry, size: String(entry.size) }),
  fromText: (text: string): SearchEntry => {
    const { size, ...entry } = JSON.parse(text) as Omit<SearchEntry, 'size'> & { readonly size: string }
    return { ...entry, size: size === 'null' ? null : Number(size) }
  },
}
const pack = (entries: readonly SearchEntry[]) => packSearchIndex(inBatches(entries), format, async () => {})

async function* inBatches(entries: readonly SearchEntry[]): AsyncGenerator<readonly SearchEntry[]> {
  for (let from = 0; from < entries.length; from += 3) yield entries.slice(from, from + 3)
}

async function reopen(entries: readonly SearchEntry[]) {
  const index = openSearchIndex(await pack(entries), format)
  if (index === null) throw new Error('It was not opened')
  return index
}

describe('a packed index', () => {
  it('[RP-SEARCH-23] answers as the one it was made from', async () => {
    await fc.assert(
      fc.asyncProperty(universeArbitrary, async ({ entries, terms }) => {
        const index = createSearchIndex(entries)
        const opened = await reopen(entries)
        expect(opened.size).toBe(index.size)
        for (const term of terms) expect(opened.search(term, { limit: 9 })).toEqual(index.search(term, { limit: 9 }))
      }),
      { numRuns: 100 },
    )
  }, 30_000)

  it('takes changes as any other', async () => {
    const opened = await reopen([createEntry({ id: 1, name: 'Alpha' }), createEntry({ id: 2, name: 'Beta' })])
    opened.upsert(createEntry({ id: 2, name: 'Gamma' }))
    opened.remove(1)
    await opened.compact(async () => {})
    expect([opened.size, opened.pending]).toEqual([1, 0])
    expect(opened.search('gamma', { limit: 5 })).toHaveLength(1)
    expect(opened.search('alpha', { limit: 5 })).toEqual([])
  })

  it('keeps names in any script', async () => {
    const names = ['Ørsted A/S', 'Газпром', '東京電力 (東電)', 'Æ💷 plc']
    const opened = await reopen(names.map((name, id) => createEntry({ id, name })))
    for (const name of names) expect(opened.search(name, { limit: 1 })[0]?.text, name).toBe(name)
  })

  it('opens wherever its bytes begin', async () => {
    const bytes = await pack([createEntry({ id: 1, name: 'Alpha' })])
    const moved = new Uint8Array(bytes.length + 3)
    moved.set(bytes, 3)
    expect(openSearchIndex(moved.subarray(3), format)?.search('alpha', { limit: 1 })).toHaveLength(1)
  })

  it('[RP-SEARCH-23] does not open when a part is missing, when more follows, or in another form', async () => {
    const bytes = await pack([createEntry({ id: 1, name: 'Alpha' })])
    for (let length = 0; length < bytes.length; length += 5) {
      expect(openSearchIndex(bytes.slice(0, length), format), `${length} bytes`).toBeNull()
    }
    expect(openSearchIndex(new Uint8Array([...bytes, 0]), format)).toBeNull()
    const text = new TextDecoder('latin1').decode(bytes)
    const older = bytes.slice()
    older[text.indexOf('search index ') + 'search index '.length] = '0'.charCodeAt(0)
    expect(openSearchIndex(older, format)).toBeNull()
  })
})
