import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeSize, pageSizes, paging, parsePageSize, screenerPageSizes } from './paging.ts'

const count = fc.nat(100_000)
const size = fc.constantFrom(...screenerPageSizes)
const page = fc.oneof(
  fc.integer({ min: -1000, max: 20_000 }),
  fc.double(),
  fc.constantFrom(Infinity, -Infinity, Number.NaN),
)

describe('paging', () => {
  it('[RP-PAGE-1] [RP-PAGE-2] offers these sizes', () => {
    expect(pageSizes).toEqual([10, 25, 50, 100])
    expect(screenerPageSizes).toEqual([10, 25, 50, 100, 250])
  })

  it('[RP-PAGE-3] [RP-PAGE-4] never leaves the pages there are', () => {
    fc.assert(
      fc.property(count, page, size, (rows, wanted, perPage) => {
        const at = paging({ count: rows, page: wanted, size: perPage })
        expect(at.page).toBeGreaterThanOrEqual(1)
        expect(at.page).toBeLessThanOrEqual(at.pages)
        expect(at.to).toBeLessThanOrEqual(rows)
        expect(at.startAt).toBeLessThan(Math.max(rows, 1))
        expect(at.hasPrevious).toBe(at.from > 1)
        expect(at.hasNext).toBe(at.to < rows)
      }),
    )
  })

  it('[RP-PAGE-4] the pages together show every row once', () => {
    fc.assert(
      fc.property(fc.nat(2000), size, (rows, perPage) => {
        const { pages } = paging({ count: rows, page: 1, size: perPage })
        let last = 0
        for (let n = 1; n <= pages; n += 1) {
          const at = paging({ count: rows, page: n, size: perPage })
          expect(at.from).toBe(rows === 0 ? 0 : last + 1)
          expect(at.startAt).toBe(last)
          last = at.to
        }
        expect(last).toBe(rows)
      }),
    )
  })

  it('keeps a page that exists', () => {
    expect(paging({ count: 342, page: 35, size: 10 })).toEqual({
      page: 35,
      pages: 35,
      size: 10,
      from: 341,
      to: 342,
      startAt: 340,
      hasPrevious: true,
      hasNext: false,
    })
  })

  it('[RP-PAGE-5] of nothing is one empty page', () => {
    expect(paging({ count: 0, page: 7, size: 10 })).toEqual({
      page: 1,
      pages: 1,
      size: 10,
      from: 0,
      to: 0,
      startAt: 0,
      hasPrevious: false,
      hasNext: false,
    })
  })

  it('[RP-NEWS-9] another size starts at the first page', () => {
    expect(changeSize({ count: 342, page: 12, size: 10 }, 50)).toEqual({ count: 342, page: 1, size: 50 })
  })

  it('[RP-PAGE-1] [RP-PAGE-2] a size that is not offered gives the default', () => {
    expect(['10', '25', '250', '7', 'x', '', null, undefined].map(text => parsePageSize(text))).toEqual([
      10, 25, 10, 10, 10, 10, 10, 10,
    ])
    expect(parsePageSize('250', screenerPageSizes)).toBe(250)
  })

  it('refuses a count or size that is none', () => {
    for (const request of [
      { count: -1, page: 1, size: 10 },
      { count: 1.5, page: 1, size: 10 },
      { count: 1, page: 1, size: 0 },
    ]) {
      expect(() => paging(request)).toThrow(expect.objectContaining({ code: 'DOMAIN_OUT_OF_RANGE' }))
    }
  })
})
