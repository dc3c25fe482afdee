import { expect, it } from 'vitest'
import { createRecentCache } from './recent-cache.ts'

function setUp(maxEntries = 2) {
  let time = 1_000
  let loads = 0
  const cache = createRecentCache<string | null>({ maxAgeMs: 100, maxEntries, now: () => time })
  const get = (key: string) =>
    cache.get(key, async () => {
      loads += 1
      return `${key}#${loads}`
    })
  return { get, cache, pass: (ms: number) => (time += ms), loads: () => loads }
}

it('loads once for concurrent callers', async () => {
  const { get, loads } = setUp()
  expect(await Promise.all([get('a'), get('a'), get('a')])).toEqual(['a#1', 'a#1', 'a#1'])
  expect(loads()).toBe(1)
})

it('loads again once a value is too old', async () => {
  const { get, pass } = setUp()
  await get('a')
  pass(99)
  expect(await get('a')).toBe('a#1')
  pass(2)
  expect(await get('a')).toBe('a#2')
})

it('peeks at a cached value without loading', async () => {
  const { cache, get, pass } = setUp()
  expect(cache.peek('a')).toBeNull()
  await get('a')
  expect(await cache.peek('a')).toBe('a#1')
  pass(101)
  expect(cache.peek('a')).toBeNull()
})

it('peeks at a value that is being loaded', async () => {
  const { cache, get } = setUp()
  const loading = get('a')
  expect(await cache.peek('a')).toBe('a#1')
  expect(await loading).toBe('a#1')
})

it('caches nothing with a maximum age of 0', async () => {
  const cache = createRecentCache<number>({ maxAgeMs: 0, maxEntries: 2 })
  expect(await cache.get('a', async () => 1)).toBe(1)
  expect(cache.peek('a')).toBeNull()
  expect(await cache.get('a', async () => 2)).toBe(2)
})

it('drops the least recently used value', async () => {
  const { get } = setUp()
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  expect(await get('a')).toBe('a#1')
  expect(await get('b')).toBe('b#4')
})

it('does not cache null', async () => {
  const { cache, get } = setUp()
  expect(await cache.get('a', async () => null)).toBeNull()
  expect(await get('a')).toBe('a#1')
})

it('does not cache a failure', async () => {
  const { cache, get } = setUp()
  await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('a')).toBe('a#1')
})
