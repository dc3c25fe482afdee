import { getIsoDate, getMarketCode, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { writeCsv } from '../../../packages/web/src/files/csv.ts'
import { watchlistCsv } from './watchlist-csv.ts'

it('[RP-FORMAT-5] is named after the list, keeps numbers as numbers, unrounded, and escapes notes that look like formulas', () => {
  const csv = watchlistCsv('../My “list” 1', [
    {
      marketCode: getMarketCode('LSE:HVL'),
      name: 'Harrow & Vale plc',
      listed: true,
      typeWords: 'Share',
      lastPrice: price(128_450, 2, 'GBX'),
      dayChangePct: -0.000_834_5,
      at: '2026-11-13T16:35:00.000Z',
      zone: 'Europe/London',
      streamable: true,
      staleSince: null,
      yield: 0.036_912_3,
      nextExOn: { day: getIsoDate('2027-04-08'), estimated: true },
      note: '=1+1',
    },
  ])
  expect([csv.name, watchlistCsv('目', []).name]).toEqual(['my-list-1', 'watchlist'])
  expect(writeCsv(csv).split('\r\n')[1]).toBe(
    "Harrow & Vale plc,LSE:HVL,1284.5,GBX,2026-11-13T16:35:00.000Z,-0.08345,3.69123,2027-04-08,yes,'=1+1",
  )
})
