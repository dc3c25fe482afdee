import { getIsoDate, getMarketCode } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { defaultNewsAddress, newsHref, newsItemHref, newsQuery } from './news-address.ts'

const marketCode = getMarketCode('LSE:BW.')

it('is the bare path by default', () => {
  expect(newsHref(marketCode, defaultNewsAddress)).toBe('/market-research/sub/LSE:BW./news')
  expect(newsItemHref(marketCode, '7', defaultNewsAddress)).toBe('/market-research/sub/LSE:BW./news-item/7')
})

it('holds everything that differs', () => {
  const range = { from: getIsoDate('2026-01-02'), to: getIsoDate('2026-03-04') }
  expect(newsQuery({ tab: 'regulatory', range, category: 'agm', words: 'a & b', page: 3, size: 50 })).toBe(
    'tab=regulatory&from=02%2F01%2F2026&to=04%2F03%2F2026&category=agm&q=a+%26+b&page=3&size=50',
  )
})
