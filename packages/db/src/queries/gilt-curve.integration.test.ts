import { getIsoDate } from '@bellwether/domain'
import { describeOnBothDatabases } from '@bellwether/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillSmallMarket, ids } from '../../testing/small-market/index.ts'
import { bulkInsert } from '../bulk-insert.ts'
import type { NewRow } from '../tables/index.ts'
import { giltCurve } from './index.ts'

const source_id = ids.source
const as_at = '2026-11-13'
const conventional = { kind: 'CONVENTIONAL', status: 'ACTIVE', redemptionYield: 0.04 } as const
/** Beside the one of the small market, which is repaid on 7 September 2034 and has no yield. */
const gilts = [
  { ...conventional, id: 101, maturesOn: '2030-01-31' },
  { ...conventional, id: 102, maturesOn: '2031-01-31', redemptionYield: 0.041 },
  { ...conventional, id: 103, maturesOn: '2031-01-31', redemptionYield: 0.042 },
  { ...conventional, id: 104, maturesOn: '2032-01-31', status: 'DELISTED' },
  { ...conventional, id: 105, maturesOn: '2033-01-31', redemptionYield: null },
  { ...conventional, id: 106, maturesOn: '2036-01-31', redemptionYield: 0.05 },
  { ...conventional, id: 107, maturesOn: '2031-06-30', kind: 'INDEX_LINKED' },
] as const

describeOnBothDatabases('gilts by maturity', getDb => {
  beforeAll(async () => {
    await fillSmallMarket(getDb())
    await bulkInsert(
      getDb(),
      'securities',
      gilts.map(({ id, status }) => ({
        ...{ id, type: 'BOND' as const, name: `Gilt ${id}`, short_name: `Gilt ${id}`, isin: `GB0000000${id}`, status },
        ...{ country: 'GB', currency: 'GBP', source_id, as_at },
      })),
    )
    await bulkInsert(
      getDb(),
      'listings',
      gilts.map(({ id }) => ({
        ...{ security_id: id, market_code: `LSE:G${id}`, ticker: `G${id}`, exchange: 'LSE', mic: 'XLON' },
        ...{ price_unit: 'GBP', price_scale: 2, source_id },
      })),
    )
    await bulkInsert(
      getDb(),
      'gilt_facts',
      gilts.map(
        ({ id, kind, maturesOn, redemptionYield }): NewRow<'gilt_facts'> => ({
          ...{ security_id: id, as_at, kind, matures_on: maturesOn, gross_redemption_yield: redemptionYield },
          ...{ coupon: 0.04, coupon_months: [1, 7], coupon_day: 31, issued_on: '2020-01-31' },
          ...{ amount_in_issue: 1_000, minimum_nominal: 100, source_id },
        }),
      ),
    )
  })

  describe('a gilt among those of its kind', () => {
    const around = async (securityId: number, count: number) => {
      const gilt = gilts.find(({ id }) => id === securityId)
      if (!gilt) throw new Error(`no gilt ${securityId}`)
      const found = await giltCurve.around(
        getDb(),
        { securityId, kind: gilt.kind, maturesOn: getIsoDate(gilt.maturesOn) },
        count,
      )
      return found.map(({ marketCode }) => marketCode)
    }

    it('stands in the order of maturity, with so many on either side, and without those that were repaid', async () => {
      expect(await around(103, 1)).toEqual(['LSE:G102', 'LSE:G103', 'LSE:G105'])
      expect(await around(103, 2)).toEqual(['LSE:G101', 'LSE:G102', 'LSE:G103', 'LSE:G105', 'LSE:TG34'])
    })

    it('has fewer beside it at the ends', async () => {
      expect(await around(101, 2)).toEqual(['LSE:G101', 'LSE:G102', 'LSE:G103'])
      expect(await around(106, 2)).toEqual(['LSE:G105', 'LSE:TG34', 'LSE:G106'])
      expect(await around(107, 2)).toEqual(['LSE:G107'])
    })

    it('is nowhere once it is repaid', async () => {
      expect(await around(104, 2)).toEqual([])
    })
  })

  it.each([
    ['between two', '2031-06-30', [0.042, 0.05]],
    ['on the day of two', '2031-01-31', [0.042, 0.041]],
    ['past the longest', '2040-01-31', [0.05]],
    ['before the shortest', '2029-01-31', [0.04]],
  ])('finds the conventional yields beside a maturity %s', async (_case, day, yields) => {
    const found = await giltCurve.conventionalBeside(getDb(), getIsoDate(day))
    expect(found.map(({ redemptionYield }) => redemptionYield)).toEqual(yields)
  })
})
