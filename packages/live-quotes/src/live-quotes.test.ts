import { getMarketCode, type MarketCode, price } from '@bellwether/domain'
import type { PriceListener, StreamState } from '@bellwether/price-stream'
import type { Tick } from '@bellwether/wire'
import { expect, it } from 'vitest'
import { createLiveQuotes } from './live-quotes.ts'

const code = getMarketCode('LSE:HVL')
const live: StreamState = { phase: 'live', attempts: 0, draining: false }

function setUp() {
  const listeners = new Map<MarketCode, PriceListener>()
  const states = new Set<(state: StreamState) => void>()
  const frames: (() => void)[] = []
  const turned: boolean[] = []
  let now = 0
  const stream = {
    state: live,
    watch(marketCode: MarketCode, listener: PriceListener) {
      listeners.set(marketCode, listener)
      return () => listeners.delete(marketCode)
    },
    watchState(listener: (state: StreamState) => void) {
      states.add(listener)
      return () => states.delete(listener)
    },
    turn: (on: boolean) => turned.push(on),
  }
  const quotes = createLiveQuotes(stream, { nextFrame: show => frames.push(show), now: () => now })
  const quote = quotes.quote(code)
  const told: (string | undefined)[] = []
  const stop = quote.subscribe(() => told.push(quote.get()?.last.text))
  const tick: Omit<Tick, 'price'> = {
    marketCode: code,
    epoch: 1,
    sequence: 1,
    time: Date.UTC(2026, 10, 13, 16, 30, 5),
    state: 'LIVE',
    unit: 'GBX',
    scale: 2,
    bid: 100,
    ask: null,
    previousClose: 200,
  }
  return {
    quotes,
    quote,
    told,
    stop,
    listeners,
    turned,
    tick: (price: number, other: Partial<Tick> = {}) => listeners.get(code)?.tick({ ...tick, price, ...other }),
    refuse: () => listeners.get(code)?.refused?.('NOT_STREAMABLE'),
    turn(state: StreamState) {
      stream.state = state
      for (const tell of states) tell(state)
    },
    frame(at = now) {
      now = at
      for (const show of frames.splice(0)) show()
    },
  }
}

it('shows the latest tick of a frame, once', () => {
  const page = setUp()
  page.tick(101)
  page.tick(202)
  expect(page.told).toEqual([])
  page.frame()
  expect(page.told).toEqual(['2.02p'])
  page.frame()
  expect(page.told).toHaveLength(1)
})

it('keeps the parts that say the same, so that their cells are not drawn again', () => {
  const page = setUp()
  page.tick(202)
  page.frame()
  const before = page.quote.get()
  page.tick(202, { bid: 101, sequence: 2 })
  page.frame()
  const after = page.quote.get()
  expect(after?.bid).not.toBe(before?.bid)
  expect([after?.last, after?.change, after?.changePct, after?.state]).toEqual([
    before?.last,
    before?.change,
    before?.changePct,
    before?.state,
  ])
  expect(after?.last).toBe(before?.last)
  expect(after?.change).toBe(before?.change)
  expect(after?.state).toBe(before?.state)
})

it('[RP-STREAM-25] does not show a price as live unless the current connection has sent it', () => {
  const page = setUp()
  page.tick(202)
  page.turn({ phase: 'reconnecting', step: 'waiting', attempts: 1 })
  page.turn(live)
  page.frame()
  expect([page.quote.get()?.state.isLive, page.quote.get()?.status('Europe/London', 15)]).toEqual([
    false,
    'Not live. Last price at 16:30:05 GMT',
  ])
  page.tick(202)
  page.frame()
  expect(page.quote.get()?.state.isLive).toBe(true)
})

it('flashes when a price moves, at most once a second', () => {
  const page = setUp()
  const flashAt = (ms: number, price: number) => {
    const before = page.quote.get()?.last.flash
    page.tick(price)
    page.frame(ms)
    const { flash } = page.quote.get()?.last ?? {}
    return flash === (before ?? null) ? null : flash?.way
  }
  expect([
    flashAt(0, 200),
    flashAt(1, 201),
    flashAt(500, 202),
    flashAt(1_000, 203),
    flashAt(1_001, 200),
    flashAt(2_500, 200),
    flashAt(2_600, 199),
  ]).toEqual([null, 'up', null, null, 'down', null, 'down'])
})

it('says what the switch is to say, and turns the stream', () => {
  const page = setUp()
  const said: string[] = []
  page.quotes.status.subscribe(() => said.push(page.quotes.status.get().text))
  page.tick(200, { state: 'CLOSED' })
  page.frame()
  page.refuse()
  page.frame()
  page.turn({ phase: 'off', reason: null })
  page.frame()
  expect(said).toEqual(['On: market closed', 'On: no live price available', 'Off'])
  page.quotes.turn(true)
  expect(page.turned).toEqual([true])
})

it('watches a security while somebody subscribes, and shows nothing afterwards', () => {
  const page = setUp()
  const stopSecond = page.quote.subscribe(() => {})
  page.tick(202)
  page.stop()
  expect(page.listeners.size).toBe(1)
  stopSecond()
  page.frame()
  expect([page.told, page.listeners.size]).toEqual([[], 0])
})

it('[RP-QUOTE-18] has the two prices of each tick, the same objects while they stay', () => {
  const page = setUp()
  const show = (last: number, other: Partial<Tick>) => {
    page.tick(last, other)
    page.frame()
    return page.quote.get()?.quoted
  }
  const first = show(201, { ask: 102, sequence: 1 })
  expect(first).toEqual({ bid: price(100, 2, 'GBX'), ask: price(102, 2, 'GBX') })
  expect(show(202, { ask: 102, sequence: 2 })).toBe(first)
  expect(show(202, { ask: null, sequence: 3 })).toEqual({ bid: price(100, 2, 'GBX'), ask: null })
})
