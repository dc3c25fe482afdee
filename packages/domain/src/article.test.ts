import { expect, it } from 'vitest'
import { withArticle } from './article.ts'

it.each([
  ['8.32%', 'an 8.32%'],
  ['80%', 'an 80%'],
  ['11.0%', 'an 11.0%'],
  ['18%', 'an 18%'],
  ['118%', 'a 118%'],
  ['1.8%', 'a 1.8%'],
  ['interim', 'an interim'],
  ['final', 'a final'],
])('puts the article before %s', (text, whole) => {
  expect(withArticle(text)).toBe(whole)
})
