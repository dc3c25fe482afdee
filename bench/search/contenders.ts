import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openSearchIndex, packSearchIndex, type SearchEntry } from '@bellwether/search'

/** Ids of the best hits, best first. */
export type Search = (term: string, limit: number) => readonly number[]
export type Build = (entries: readonly SearchEntry[]) => Promise<Search>

export const peersFolder = join(import.meta.dirname, 'peers')

/** Each is set up to do the same as far as it can: beginnings of words, all words, typing errors, larger ones first. */
export const contenders: Readonly<Record<string, Build>> = {
  Bellwether: async entries => {
    const format = { toText: JSON.stringify, fromText: (text: string) => JSON.parse(text) as SearchEntry }
    const bytes = await packSearchIndex(inBatches(entries), format, async () => {})
    const index = openSearchIndex(bytes, format)
    return (term, limit) => index?.search(term, { limit }).map(hit => hit.entry.id) ?? []
  },

  MiniSearch: async entries => {
    const MiniSearch = await importPeer<new (options: object) => MiniSearchIndex>('minisearch')
    const index = new MiniSearch({
      fields: ['name', 'ticker', 'isin'],
      searchOptions: {
        prefix: true,
        fuzzy: (word: string) => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2),
        combineWith: 'AND',
        boost: { ticker: 4, isin: 4 },
        boostDocument: (id: number) => 1 + Math.log1p(entries[id]?.size ?? 0) / 4,
      },
    })
    index.addAll(entries)
    return (term, limit) =>
      index
        .search(term)
        .slice(0, limit)
        .map(hit => hit.id)
  },

  FlexSearch: async entries => {
    const { Index, Charset } = await importPeer<FlexSearchModule>('flexsearch')
    const index = new Index({ tokenize: 'forward', encoder: Charset.LatinAdvanced, resolution: 9 })
    // Of equally good hits it gives those added first.
    const bySize = entries.toSorted((a, b) => (b.size ?? -1) - (a.size ?? -1))
    for (const { id, name, ticker, isin } of bySize) index.add(id, `${ticker} ${name} ${isin ?? ''}`)
    return (term, limit) => index.search(term, { limit })
  },
}

async function* inBatches(entries: readonly SearchEntry[]): AsyncGenerator<readonly SearchEntry[]> {
  for (let from = 0; from < entries.length; from += 2_000) yield entries.slice(from, from + 2_000)
}

interface MiniSearchIndex {
  addAll(entries: readonly object[]): void
  search(term: string): { readonly id: number }[]
}

interface FlexSearchModule {
  readonly Charset: { readonly LatinAdvanced: object }
  readonly Index: new (
    options: object,
  ) => { add(id: number, text: string): void; search(term: string, options: { limit: number }): number[] }
}

async function importPeer<T>(name: string): Promise<T> {
  const path = createRequire(join(peersFolder, 'package.json')).resolve(name)
  const module = (await import(pathToFileURL(path).href)) as { readonly default: T }
  return module.default
}
