import fc from 'fast-check'
import { expect, it } from 'vitest'
import { categorisedTags, findNewsCategory, isInNewsCategory, newsCategories } from './news-category.ts'

it('finds a category by its id and nothing else', () => {
  expect(findNewsCategory('agm')?.label).toBe('AGM')
  expect(findNewsCategory('AGM')).toBeNull()
  expect(findNewsCategory('__proto__')).toBeNull()
})

it('puts every item in at least one category, in exactly one with a single tag', () => {
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...categorisedTags, 'Market', ''), fc.string()), tag => {
      expect(newsCategories.filter(category => isInNewsCategory([tag], category))).toHaveLength(1)
    }),
  )
  expect(newsCategories.filter(category => isInNewsCategory([], category)).map(({ id }) => id)).toEqual(['other'])
})

it('shows an item with two known tags under both, and not as other', () => {
  const found = newsCategories.filter(category => isInNewsCategory(['Dividend', 'Results', 'x'], category))
  expect(found.map(({ id }) => id)).toEqual(['results', 'dividend'])
})
