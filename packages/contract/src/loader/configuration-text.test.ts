import { expect, it } from 'vitest'
import { readConfiguration } from './configuration-text.ts'

const problemsOf = (given: unknown) => {
  const reading = readConfiguration(typeof given === 'string' ? given : JSON.stringify(given))
  return 'problems' in reading ? reading.problems : []
}

it('reads a configuration', () => {
  const given = { components: { news: { type: 'news-list', version: '^1', settings: { limit: 3 } } } }
  expect(readConfiguration(JSON.stringify(given))).toEqual({ configuration: given })
})

it.each([
  ['{', '', /^is not JSON: /],
  [{}, '', /components/],
  [{ components: { news: {} } }, '/components/news', /type/],
  [{ components: { news: { type: 3 } } }, '/components/news/type', /string/],
  [{ components: { 'a/b': { type: 'news-list', version: 'newest' } } }, '/components/a~1b/version', /1\.2\.3/],
])('says where %j is wrong', (given, path, problem) => {
  expect(problemsOf(given)[0]).toEqual({ path, problem: expect.stringMatching(problem) })
})

it('refuses a text that is too long', () => {
  expect(problemsOf('x'.repeat(200_001))).toEqual([{ path: '', problem: 'is longer than 200000 characters' }])
})

it('says several things at once', () => {
  expect(problemsOf({ components: { a: {}, b: { type: 1 } } })).toHaveLength(2)
})
