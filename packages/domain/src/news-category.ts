export interface NewsCategory {
  readonly id: string
  readonly label: string
  /** Items that carry one of these tags; none for the category of all that fit no other. */
  readonly tags: readonly string[]
}

export const newsCategories = [
  { id: 'results', label: 'Results', tags: ['Results'] },
  { id: 'trading-update', label: 'Trading update', tags: ['Trading update'] },
  { id: 'dividend', label: 'Dividend', tags: ['Dividend'] },
  { id: 'director', label: 'Director/PDMR', tags: ['Director/PDMR'] },
  { id: 'holdings', label: 'Holding(s) in company', tags: ['Holding(s) in company'] },
  { id: 'nav', label: 'NAV', tags: ['NAV'] },
  { id: 'mergers', label: 'Mergers and acquisitions', tags: ['M&A'] },
  { id: 'contracts', label: 'Contracts', tags: ['Contract'] },
  { id: 'agm', label: 'AGM', tags: ['AGM'] },
  { id: 'other', label: 'Other', tags: [] },
] as const satisfies readonly NewsCategory[]

/** Tags that belong to a category by name; an item with none of them is `other`. */
export const categorisedTags: readonly string[] = newsCategories.flatMap(category => category.tags)

export function findNewsCategory(id: string): NewsCategory | null {
  return newsCategories.find(category => category.id === id) ?? null
}

export function isInNewsCategory(tags: readonly string[], category: NewsCategory): boolean {
  if (category.tags.length > 0) return tags.some(tag => category.tags.includes(tag))
  return !tags.some(tag => categorisedTags.includes(tag))
}
