import { expect, it } from 'vitest'
import { toViewPath } from './view-path.ts'

it.each([
  ['quote-header?marketCode=LSE%3AHVL&live=true', 'api/widgets/quote-header/LSE%3AHVL'],
  ['news-list?heading=A+%26+B&marketCode=LSE%3AHVL&limit=2', 'api/widgets/news-list/LSE%3AHVL?limit=2'],
  ['news-list?marketCode=LSE%3AHVL', 'api/widgets/news-list/LSE%3AHVL?limit=5'],
  ['nothing.known?marketCode=LSE%3AHVL', 'api/widgets/nothing.known/LSE%3AHVL'],
  ['api/widgets/news-list/LSE%3AHVL?limit=2', 'api/widgets/news-list/LSE%3AHVL?limit=2'],
])('[LD-STEP-25] %s is the view of %s', (ask, path) => {
  expect(toViewPath(ask)).toBe(path)
})
