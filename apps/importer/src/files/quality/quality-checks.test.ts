import { getIsoDate, statementTemplates } from '@bellwether/domain'
import { describe, expect, it } from 'vitest'
import { findHoldingSums, findStaleNav } from './fund-checks.ts'
import { findSharedIdentifiers } from './identifier-checks.ts'
import { findPriceGaps, findPriceJumps } from './price-checks.ts'
import { findWrongSums } from './statement-checks.ts'

const day = (text: string) => getIsoDate(text)
const closes = (...given: readonly (readonly [string, number])[]) =>
  given.map(([on, close]) => ({ day: day(on), close }))

describe('prices', () => {
  it('[IM-QUAL-2] may miss a long holiday and no more', () => {
    expect(findPriceGaps(closes(['2026-01-02', 1], ['2026-01-12', 1]))).toEqual([])
    expect(findPriceGaps(closes(['2026-01-02', 1], ['2026-01-13', 1]))).toEqual([
      { check: 'PRICE_GAP', message: 'No price between 2 Jan 2026 and 13 Jan 2026, 10 days.' },
    ])
  })

  it('[IM-QUAL-2] with many gaps tell the last three', () => {
    const monthly = Array.from({ length: 6 }, (_, month) => [`2026-0${month + 1}-01`, 1] as const)
    const found = findPriceGaps(closes(...monthly))
    expect(found).toHaveLength(3)
    expect(found[0]?.message).toContain('1 May 2026 and 1 Jun 2026')
    expect(found[2]?.message).toContain('; 2 more before.')
  })

  it('[IM-QUAL-3] do not double or halve but by a split', () => {
    const jump = closes(['2026-01-05', 100], ['2026-01-06', 201], ['2026-01-07', 101])
    expect(findPriceJumps(jump, new Set())).toEqual([
      { check: 'PRICE_JUMP', message: 'The close of 6 Jan 2026 is 2.01 times that of 5 Jan 2026.' },
    ])
    expect(findPriceJumps(jump, new Set(['2026-01-06']))).toEqual([])
    expect(findPriceJumps(closes(['2026-01-05', 100], ['2026-01-06', 200], ['2026-01-07', 100]), new Set())).toEqual([])
  })
})

describe('accounts', () => {
  const total = statementTemplates.GENERAL.balance.find(({ key }) => key === 'totalAssets')
  const [fixed = '', current = ''] = total?.sumOf ?? []
  const accounts = (totalAssets: number) => [
    {
      template: 'GENERAL' as const,
      periodEnd: day('2025-12-31'),
      set: { balance: { [fixed]: 60, [current]: 40, totalAssets } },
    },
  ]

  it('[IM-QUAL-4] tell a total that is not the sum of its lines', () => {
    expect(findWrongSums(accounts(100))).toEqual([])
    const [found] = findWrongSums(accounts(101))
    expect(found?.message).toContain('Accounts to 31 Dec 2025: totalAssets is 101, its parts make 100')
  })
})

describe('funds', () => {
  const asAt = day('2025-12-31')

  it('[IM-QUAL-5] have holdings near 100%, like their breakdown', () => {
    expect(findHoldingSums({ asAt, weightings: [0.5, 0.48], breakdown: [0.98] })).toEqual([])
    expect(findHoldingSums({ asAt, weightings: [0.5, -0.1], breakdown: null })).toEqual([
      { check: 'HOLDINGS_SUM', message: 'Holdings of 31 Dec 2025 add up to 40.00%.' },
    ])
    expect(findHoldingSums({ asAt, weightings: [1], breakdown: [0.6, 0.3] })[0]?.message).toContain(
      'add up to 100.00%, the breakdown by kind of asset to 90.00%',
    )
  })

  it('[IM-QUAL-6] have a net asset value that keeps up with the price and moves', () => {
    const moving = Array.from({ length: 10 }, (_, index) => ({ day: day(`2026-01-1${index}`), nav: 100 + index }))
    const still = moving.map(each => ({ ...each, nav: 100 }))
    expect(findStaleNav([], day('2026-01-20'))).toEqual([])
    expect(findStaleNav(moving, day('2026-01-29'))).toEqual([])
    expect(findStaleNav(moving, day('2026-01-30'))).toEqual([
      { check: 'STALE_NAV', message: 'The last net asset value is of 19 Jan 2026, the last price of 30 Jan 2026.' },
    ])
    expect(findStaleNav(still, null)).toMatchObject([{ check: 'STALE_NAV' }])
    expect(findStaleNav(still.slice(1), null)).toEqual([])
  })
})

describe('identifiers', () => {
  it('[IM-QUAL-7] belong to one security', () => {
    const use = { kind: 'SEDOL', value: 'B0SWJX3', securityId: 1, name: 'One' } as const
    expect(findSharedIdentifiers(1, [use, use])).toEqual([])
    expect(findSharedIdentifiers(1, [use, { ...use, securityId: 2, name: 'Two' }])).toEqual([
      { check: 'SHARED_IDENTIFIER', message: 'The SEDOL B0SWJX3 is also that of Two.' },
    ])
  })
})
