import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDictionary, merge } from './merge.ts'

describe('merging configuration', () => {
  it('[LD-CALL-2] lays overrides over objects key by key and replaces anything else', () => {
    const base = { a: { b: 1, c: [1, 2] }, d: 'x' }
    expect(merge(base, { a: { c: [3], e: null }, d: 7 })).toEqual({ a: { b: 1, c: [3], e: null }, d: 7 })
    expect(base).toEqual({ a: { b: 1, c: [1, 2] }, d: 'x' })
  })

  it('does not let a group be replaced by something that is none', () => {
    for (const value of [null, 'x', 7, [], undefined])
      expect(merge({ a: { b: 1 } }, { a: value })).toEqual({ a: { b: 1 } })
  })

  it.each(['__proto__', 'constructor', 'prototype'])('[LD-CONFIG-17] drops %s at any depth', key => {
    const hostile = JSON.parse(`{"a":{"${key}":{"polluted":1}},"${key}":{"polluted":1}}`)
    for (const merged of [merge({}, hostile), merge({ a: {} }, hostile), merge(merge({}, hostile), {})]) {
      expect(Object.hasOwn(merged as object, key)).toBe(false)
      expect(Object.hasOwn((merged as { a: object }).a, key)).toBe(false)
    }
    expect('polluted' in {}).toBe(false)
  })

  it('gives back what it was given when there is nothing else', () => {
    const anything = fc
      .object({ maxDepth: 3 })
      .filter(value => !/__proto__|constructor|prototype/.test(JSON.stringify(value)))
    fc.assert(
      fc.property(anything, value => {
        expect(merge({}, value)).toEqual(merge(value, {}))
      }),
    )
  })

  it('knows the keys of objects only, not what every object inherits', () => {
    expect(Object.keys(merge({}, { toString: undefined }) as object)).toEqual([])
  })

  it('is the same in two steps as in one', () => {
    const flat = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.dictionary(fc.constantFrom('x', 'y'), fc.nat()))
    fc.assert(
      fc.property(flat, flat, flat, (a, b, c) => {
        expect(merge(merge(a, b), c)).toEqual(merge(a, merge(b, c)))
      }),
    )
  })

  it('takes only objects for dictionaries', () => {
    expect([{}, Object.create(null), Promise.resolve(), null, [], 'x', 7, () => {}].map(isDictionary)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ])
  })
})
