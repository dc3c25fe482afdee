import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createListing } from '../testing/listings.ts'
import { parseRecording, readRecording } from './recording.ts'
import { createReplaySource } from './replay-source.ts'

const path = join(import.meta.dirname, '../../../fixtures/recorded-ticks/valid.csv')
const text = readFileSync(path, 'utf8')
const header = 'time,code,bid,ask,last'
const row = '2026-11-13T08:00:00Z,LSE:HVL,1284,1285,1284.5'
const listings = [createListing('LSE:HVL'), createListing('LSE:BW.')]
const read = (given: string) => parseRecording(given, listings)

describe('a recorded file', () => {
  it('is read with prices at the listing’s scale, any spelling of a code, and empty fields', async () => {
    const ticks = await readRecording(path, listings)
    expect(ticks.map(({ listing, bid, ask, last }) => [listing.marketCode, bid, ask, last])).toEqual([
      ['LSE:HVL', 128_400, 128_500, 128_450],
      ['LSE:BW.', 41_100, 41_140, 41_120],
      ['LSE:HVL', 128_450, 128_550, 128_500],
      ['LSE:HVL', 128_450, 128_550, 128_550],
      ['LSE:HVL', null, null, 128_600],
      ['LSE:BW.', 41_120, 41_160, 41_140],
    ])
  })

  it.each([
    ['', 'FEED_FILE_HEADER', {}],
    ['time,code,last\n', 'FEED_FILE_HEADER', {}],
    [`${header}\n`, 'FEED_FILE_EMPTY', {}],
    [`${header}\n${row}\n2026-11-13T07:59:59Z,LSE:HVL,1,2,1`, 'FEED_FILE_ROW', { line: 3, field: 'time' }],
    [`${header}\n${row}\n\n13/11/2026 08:00,LSE:HVL,1,2,1`, 'FEED_FILE_ROW', { line: 4, field: 'time' }],
    [`${header}\n2026-11-13T08:00:00Z,LSE:NONE,1,2,1`, 'FEED_FILE_ROW', { line: 2, field: 'code' }],
    [`${header}\n2026-11-13T08:00:00Z,LSE:HVL,1,2,`, 'FEED_FILE_ROW', { line: 2, field: 'last' }],
    [`${header}\n2026-11-13T08:00:00Z,LSE:HVL,1,2,1.005`, 'FEED_FILE_ROW', { line: 2, field: 'last' }],
    [`${header}\n2026-11-13T08:00:00Z,LSE:HVL,1e3,2,1`, 'FEED_FILE_ROW', { line: 2, field: 'bid' }],
    [`${header}\n2026-11-13T08:00:00Z,LSE:HVL,1,£2,1`, 'FEED_FILE_ROW', { line: 2, field: 'ask' }],
    [`${header}\n${row}\n${row},more`, 'FEED_FILE_ROW', { line: 3 }],
    [`${header}\n${row}\n"2026`, 'FEED_FILE_ROW', { field: 'the line' }],
  ])('refuses %j with %s', (given, code, facts) => {
    expect(() => read(given)).toThrow(expect.objectContaining({ code, ...facts }))
  })

  it('is named in the error if it does not exist', async () => {
    await expect(readRecording('/nowhere.csv', [])).rejects.toMatchObject({
      code: 'FEED_FILE_UNREADABLE',
      path: '/nowhere.csv',
    })
  })
})

describe('its replay', () => {
  const midnight = Date.UTC(2026, 10, 16)
  const source = createReplaySource(read(text))
  // Two seconds from the first tick to the last, and a pause of one.
  const run = 3000

  it('repeats from midnight, one tick per symbol and millisecond', () => {
    const ticks = [...source.between(midnight - 1, midnight + 2 * run - 1)]
    expect(ticks.map(({ time, price }) => [time - midnight, price])).toEqual([
      ...[[0, 128_450] as const, [250, 41_120], [250, 128_550], [1000, 128_600], [2000, 41_140]],
      ...[[3000, 128_450] as const, [3250, 41_120], [3250, 128_550], [4000, 128_600], [5000, 41_140]],
    ])
    expect(ticks[0]).toMatchObject({ epoch: midnight, sequence: 0, state: 'LIVE', previousClose: 99_000 })
  })

  it('makes the same ticks however the time is divided, across midnight too', () => {
    const from = midnight - 5 * run
    const whole = [...source.between(from, midnight + 5 * run)]
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10 * run - 1 }), { maxLength: 20 }), cuts => {
        const times = [0, ...new Set(cuts), 10 * run].sort((a, b) => a - b).map(cut => from + cut)
        expect(times.slice(1).flatMap((to, i) => [...source.between(times[i] ?? from, to)])).toEqual(whole)
      }),
      { numRuns: 50 },
    )
  })

  it('starts with the last tick of every symbol', () => {
    const latest = [...source.latest(midnight + run + 100)]
    expect(latest.map(({ marketCode, price }) => [marketCode, price]).sort()).toEqual([
      ['LSE:BW.', 41_140],
      ['LSE:HVL', 128_450],
    ])
    expect([...source.latest(midnight)].map(({ time }) => time - midnight).sort((a, b) => a - b)).toHaveLength(2)
  })
})
