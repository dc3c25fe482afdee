import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMarketCode } from './market-code.ts'
import { pageIds, pagePath, parsePagePath } from './page.ts'

const hvl = getMarketCode('LSE:HVL')
const prefix = '/market-research/sub/LSE:HVL/'

describe('page paths', () => {
  it('[RP-ROUTE-12] the overview is keyed by the market code alone', () => {
    expect(pagePath('overview', hvl)).toBe('/market-research/LSE:HVL')
  })

  it.each(pageIds.filter(page => page !== 'overview'))('[RP-ROUTE-2] [RP-ROUTE-3] %s is a sub-page', page => {
    expect(pagePath(page, hvl, 'n1').startsWith(prefix)).toBe(true)
  })

  it.each([
    'summary',
    'charts-and-performance',
    'dividends',
    'company-info',
    'director-deals',
    'costs',
    'portfolio',
    'risks-and-ratings',
    'fund-info/target-market',
    'fund-info/documents',
    'fund-info/director-deals',
  ] as const)('[RP-ROUTE-13] a path ends in %s', page => {
    expect(pagePath(page, hvl)).toBe(`${prefix}${page}`)
  })

  it('[RP-ROUTE-4] [RP-ROUTE-5] news and a news item', () => {
    expect(pagePath('news', hvl)).toBe('/market-research/sub/LSE:HVL/news')
    expect(pagePath('news-item', hvl, 'AN 1/2')).toBe('/market-research/sub/LSE:HVL/news-item/AN%201%2F2')
    expect(() => pagePath('news-item', hvl)).toThrow(expect.objectContaining({ code: 'DOMAIN_INVALID_IDENTIFIER' }))
  })

  it('[RP-CODE-5] keep the dots of a market code', () => {
    expect(pagePath('news', getMarketCode('LSE:BW.'))).toBe('/market-research/sub/LSE:BW./news')
  })

  it('read back as the page they were made from', () => {
    const page = fc.constantFrom(...pageIds.filter(id => id !== 'overview'))
    fc.assert(
      fc.property(page, fc.string({ minLength: 1, unit: 'grapheme' }), (id, item) => {
        const path = pagePath(id, hvl, item)
        expect(parsePagePath(path.slice(prefix.length))).toEqual({ page: id, id: id === 'news-item' ? item : null })
      }),
    )
  })

  it.each(['', 'overview', 'news-item', 'news-item/', 'news-item/a/b', 'news-item/%', 'news/', 'financials', 'News'])(
    '%j is no page',
    rest => {
      expect(parsePagePath(rest)).toBeNull()
    },
  )
})
