import { describe, expect, it } from 'vitest'
import { recommendedPolyfills } from '../../published-polyfills.ts'
import { toSorted } from './array-to-sorted.ts'
import { groupBy } from './object-group-by.ts'
import { withResolvers } from './promise-with-resolvers.ts'

describe('our polyfills do what the browser does', () => {
  it('Promise.withResolvers', async () => {
    const { promise, resolve } = withResolvers<number>()
    resolve(7)
    expect(await promise).toBe(7)
    const failing = withResolvers<number>()
    failing.reject(new Error('no'))
    await expect(failing.promise).rejects.toThrow('no')
  })

  it('Object.groupBy', () => {
    const toKey = (n: number, index: number) => (n % 2 ? 'odd' : `even${index}`)
    expect(groupBy([1, 2, 3], toKey)).toEqual(Object.groupBy([1, 2, 3], toKey))
    expect(Object.getPrototypeOf(groupBy([], String))).toBeNull()
  })

  it('Array.prototype.toSorted', () => {
    const given = [3, 1, 2]
    expect(toSorted.call(given)).toEqual([1, 2, 3])
    expect(toSorted.call(given, (a, b) => Number(b) - Number(a))).toEqual([3, 2, 1])
    expect(given).toEqual([3, 1, 2])
  })

  it('are published under the name of the global they provide', () => {
    for (const name of Object.keys(recommendedPolyfills)) {
      const found = name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], globalThis)
      expect([name, typeof found]).toEqual([name, 'function'])
    }
  })
})
