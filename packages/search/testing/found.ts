import { createSearchIndex, type SearchEntry, type SearchHit } from '../src/index.ts'

export const namesOf = (hits: readonly SearchHit[]) => hits.map(hit => hit.entry.name)

export function find(entries: readonly SearchEntry[], term: string): SearchHit[] {
  return createSearchIndex(entries).search(term, { limit: 10 })
}
