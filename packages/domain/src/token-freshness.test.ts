import { describe, expect, it } from 'vitest'
import { isTokenFresh } from './token-freshness.ts'

const now = 1_800_000_000_000

describe('token freshness', () => {
  it.each([
    [1_800_000_061, true],
    [1_800_000_060.001, true],
    [1_800_000_060.5, true],
    [1_800_000_060, false],
    [1_800_000_059.999, false],
    [1_800_000_000, false],
    [1_799_999_999, false],
    [0, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, true],
  ])('exp %d seen at 1800000000 is fresh: %s', (exp, fresh) => {
    expect(isTokenFresh(exp, now)).toBe(fresh)
  })
})
