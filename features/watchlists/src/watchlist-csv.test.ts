import { type WatchlistRowView, watchColumnLabels } from '@bellwether/contract'
import { getIsoDate, getMarketCode, money, price } from '@bellwether/domain'
import { expect, it } from 'vitest'
import { writeCsv } from '../../../packages/web/src/files/csv.ts'
import { watchlistCsv } from './watchlist-csv.ts'

const row: WatchlistRowView = {
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
  return1y: 0.123_456_7,
  yield: 0.036_912_3,
  nextExOn: { day: getIsoDate('2027-04-08'), estimated: true },
  size: money(842_345_678_91, 'GBP'),
  note: '=1+1',
}

it('[RP-FORMAT-5] is named after the list, keeps numbers as numbers, unrounded, and escapes notes that look like formulas', () => {
  const csv = watchlistCsv('../My “list” 1', [row])
  expect([csv.name, watchlistCsv('目', []).name]).toEqual(['my-list-1', 'watchlist'])
  expect(writeCsv(csv).split('\r\n')[1]).toBe(
    "Harrow & Vale plc,LSE:HVL,1284.5,GBX,2026-11-13T16:35:00.000Z,-0.08345,Share,12.34567,3.69123,2027-04-08,yes,842345678.91,GBP,'=1+1",
  )
})

it('[RP-WATCH-8] has every column of the page, in its order', () => {
  const { header, rows } = watchlistCsv('Mine', [row])
  const labels = Object.values(watchColumnLabels)
  const shown = header.map(name => name.replace(/ %$/, '')).filter(name => labels.some(label => label === name))
  expect(shown).toEqual(labels)
  expect(rows[0]).toHaveLength(header.length)
})

it('[RP-WATCH-8] leaves empty what is not known of a security', () => {
  const unknown = {
    lastPrice: null,
    dayChangePct: null,
    at: null,
    return1y: null,
    yield: null,
    nextExOn: null,
    size: null,
  }
  const { rows } = watchlistCsv('Mine', [
    { ...row, ...unknown, listed: false, name: 'LSE:HVL', typeWords: '', note: '' },
  ])
  expect(rows[0]).toEqual(['LSE:HVL', 'LSE:HVL', ...Array(12).fill(null)])
})
