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

it('[RP-CACHE-1] loads again once the data have another version', async () => {
  let version = 1
  const cache = createRecentCache<number>({ maxAgeMs: 100, maxEntries: 2, now: () => 1, version: () => version })
  expect(await cache.get('a', async () => 1)).toBe(1)
  version = 2
  expect(await cache.get('a', async () => 2)).toBe(2)
  expect(await cache.get('a', async () => 3)).toBe(2)
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
