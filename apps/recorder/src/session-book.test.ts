import type { recording } from '@bellwether/db'
import type { MarketCode } from '@bellwether/domain'
import type { Tick } from '@bellwether/price-bus'
import { describe, expect, it } from 'vitest'
import { SessionBook } from './session-book.ts'

const listing: recording.Recordable = {
  listingId: 1,
  marketCode: 'LSE:HVL',
  exchange: 'LSE',
  unit: 'GBX',
  scale: 2,
  at: new Date('2026-11-13T16:35:00Z'),
  last: 1000,
  previousClose: 990,
  volume: 500,
  trades: 5,
  barVolume: 0,
  sessionFrom: null,
  ticks: null,
  firstAt: null,
}
const tickAt = (at: string, price: number, given: Partial<Tick> = {}): Tick => {
  const time = Date.parse(at)
  const tick = {
    marketCode: 'LSE:HVL' as MarketCode,
    epoch: 1,
    sequence: time,
    time,
    state: 'LIVE',
    unit: 'GBX',
  } as const
  return { ...tick, scale: 2, price, bid: null, ask: null, previousClose: null, ...given }
}

describe('what is seen of a symbol', () => {
  it('[RP-RECORD-1] is a session with its open, range and close before it, and a bar for each minute', () => {
    const book = new SessionBook(listing, 'exchange')
    for (const [at, price] of [
      ['08:00:01', 1010],
      ['08:00:30', 1030],
      ['08:00:59', 1005],
      ['08:01:00', 1020],
    ] as const)
      book.take(tickAt(`2026-11-16T${at}Z`, price))
    book.takeTotals({ marketCode: 'LSE:HVL', from: Date.parse('2026-11-16T07:50:00Z'), volume: 70, trades: 3 })
    const { current, bars, ended } = book.pending()
    expect(ended).toEqual([])
    expect(current).toMatchObject([
      {
        sessionDay: '2026-11-16',
        open: 1010,
        high: 1030,
        low: 1005,
        last: 1020,
        previousClose: 1000,
        dayChange: 20,
        dayChangePct: 0.02,
        ticks: 4,
        volume: 70,
        trades: 3,
        state: 'LIVE',
      },
    ])
    expect(bars).toMatchObject([
      { at: new Date('2026-11-16T08:00:00Z'), open: 1010, high: 1030, low: 1005, close: 1005 },
      { at: new Date('2026-11-16T08:01:00Z'), open: 1020, close: 1020, volume: 70 },
    ])
  })

  it('ignores what is older than the stored quote, in another unit, suspended, or total of another session', () => {
    const book = new SessionBook(listing, 'exchange')
    book.take(tickAt('2026-11-13T16:34:00Z', 1))
    book.take(tickAt('2026-11-16T08:00:00Z', 1, { unit: 'GBP' }))
    book.take(tickAt('2026-11-16T08:00:00Z', 1, { state: 'SUSPENDED' }))
    book.takeTotals({ marketCode: 'LSE:HVL', from: Date.parse('2026-11-13T07:50:00Z'), volume: 70, trades: 3 })
    expect(book.isChanged).toBe(false)
  })

  it('[RP-RECORD-3] a tick of the next session ends the one before, whose last price is the next close', () => {
    const book = new SessionBook(listing, 'exchange')
    book.take(tickAt('2026-11-16T16:35:00Z', 1100, { state: 'CLOSED' }))
    book.take(tickAt('2026-11-17T08:00:00Z', 1090))
    const { ended, current } = book.pending()
    expect(ended).toMatchObject([{ sessionDay: '2026-11-16', last: 1100, previousClose: 1000, state: 'CLOSE' }])
    expect(current).toMatchObject([{ sessionDay: '2026-11-17', open: 1090, previousClose: 1100, ticks: 1 }])
  })

  it('keeps what comes while it is being stored', () => {
    const book = new SessionBook(listing, 'exchange')
    book.take(tickAt('2026-11-16T08:00:01Z', 1010))
    const offered = book.pending()
    book.take(tickAt('2026-11-16T08:00:02Z', 1020))
    book.stored(offered)
    expect(book.isChanged).toBe(true)
    const next = book.pending()
    expect([next.current[0]?.last, next.bars[0]?.high, next.current[0]?.ticks]).toEqual([1020, 1020, 2])
    book.stored(next)
    expect(book.isChanged).toBe(false)
  })
})
