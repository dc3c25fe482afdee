import { expect, it } from 'vitest'
import { keepQuery } from './page-url.ts'

it.each([
  ['/page', ['a'], '/page'],
  ['/page?', ['a'], '/page'],
  ['/page?x=1&y=2', [], '/page'],
  ['/page?x=1&a=2&y=3', ['a'], '/page?a=2'],
  ['/page?b=1&a=2', ['a', 'b'], '/page?a=2&b=1'],
  ['/page?a=2&b=1', ['a', 'b'], '/page?a=2&b=1'],
  ['/page?a=1&x=9&a=%26', ['a'], '/page?a=1&a=%26'],
  ['/page?A=1', ['a'], '/page'],
])('%s read by a page with the names %j is %s', (url, names, kept) => {
  expect(keepQuery(url, names)).toBe(kept)
})
