import { describe, expect, it } from 'vitest'
import { scoreOf } from './score.ts'

describe('the share of mutants that tests notice', () => {
  it('is exact where every mutant was tried', () => {
    expect(scoreOf({ mutants: 200, noticedByQuick: 120, tried: 80, noticedBySlow: 50 })).toEqual({
      share: 0.85,
      standardError: 0,
    })
  })

  it('is that of the quick tests where there are no slow ones', () => {
    expect(scoreOf({ mutants: 200, noticedByQuick: 150, tried: 0, noticedBySlow: 0 })).toEqual({
      share: 0.75,
      standardError: 0,
    })
  })

  it('takes a sample for all that the quick tests left, with its standard error', () => {
    const { share, standardError } = scoreOf({ mutants: 1000, noticedByQuick: 599, tried: 100, noticedBySlow: 80 })
    expect(share).toBeCloseTo(0.599 + 0.401 * 0.8, 12)
    // Of 100 among 401: the root of 0.8 * 0.2 / 100, times the root of 301 / 400.
    expect(standardError).toBeCloseTo(0.401 * 0.04 * Math.sqrt(0.7525), 12)
  })
})
