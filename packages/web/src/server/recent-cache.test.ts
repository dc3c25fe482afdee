import { expect, it } from 'vitest'
import { createRecentCache } from './recent-cache.ts'

function setUp(maxEntries = 2) {
  let time = 0
  let made = 0
  const cache = createRecentCache<string | null>({ maxAgeMs: 100, maxEntries, now: () => time })
  const get = (key: string) =>
    cache.get(key, async () => {
      made += 1
      return `${key}#${made}`
    })
  return { get, cache, pass: (ms: number) => (time += ms), made: () => made }
}

it('makes a page once for callers that come together', async () => {
  const { get, made } = setUp()
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a#1', 'a#1', 'a#1'])
  expect(made()).toBe(1)
})

it('makes it anew once it is too old', async () => {
  const { get, pass } = setUp()
  await get('a')
  pass(99)
  expect(await get('a')).toBe('a#1')
  pass(1)
  expect(await get('a')).toBe('a#2')
})

it('shows a kept page without making one', async () => {
  const { cache, get, pass } = setUp()
  expect(cache.peek('a')).toBeNull()
  await get('a')
  expect(await cache.peek('a')).toBe('a#1')
  pass(100)
  expect(cache.peek('a')).toBeNull()
})

it('drops the page that was not asked for longest', async () => {
  const { get } = setUp()
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  expect(await get('a')).toBe('a#1')
  expect(await get('b')).toBe('b#4')
})

it('does not keep that there is no page', async () => {
  const { cache, get } = setUp()
  expect(await cache.get('a', async () => null)).toBeNull()
  expect(await get('a')).toBe('a#1')
})

it('does not keep a failure', async () => {
  const { cache, get } = setUp()
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('a')).toBe('a#1')
})
