import { getIsoDate } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { buybackFigures } from './trust-buybacks.ts'

const trust = {
  buybackShares12m: 10,
  buybackValue12m: 900,
  sharesInIssue: 90,
  discountAverage12m: -0.1,
  currency: 'GBP',
  asAt: getIsoDate('2026-10-31'),
}

describe('buybackFigures', () => {
  it('[RP-COMPARE-19] leaves out what was added where nothing was bought', () => {
    const [, , added] = buybackFigures({ ...trust, buybackShares12m: 0 })
    expect(added?.value).toEqual({ kind: 'absent', absence: 'NOT_APPLICABLE' })
  })
})
