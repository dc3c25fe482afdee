import { getMarketCode, type MarketCode } from '@bellwether/domain'
import type { PriceListener, StreamState } from '@bellwether/price-stream'
import type { Tick } from '@bellwether/wire'
import { expect, it } from 'vitest'
import { followQuotes } from './follow-quotes.ts'

const code = getMarketCode('LSE:HVL')
const live: StreamState = { phase: 'live', attempts: 0, draining: false }

function follow(quotes = 1) {
  const listeners = new Map<MarketCode, PriceListener>()
  const states = new Set<(state: StreamState) => void>()
  const shown: [price: number, confirmed: boolean][] = []
  const frames: (() => void)[] = []
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
  }
  const quote = { marketCode: code, show: ({ price }: Tick, confirmed: boolean) => void shown.push([price, confirmed]) }
  let written = 0
  const followed = followQuotes(Array(quotes).fill(quote), stream, {
    nextFrame: write => frames.push(write),
    onWritten: () => {
      written += 1
    },
  })
  return {
    followed,
    shown,
    listeners,
    states,
    written: () => written,
    tick: (price: number) => listeners.get(code)?.tick({ marketCode: code, price, state: 'LIVE' } as Tick),
    turn(state: StreamState) {
      stream.state = state
      for (const tell of states) tell(state)
    },
    frame: () => frames.splice(0).forEach(write => void write()),
  }
}

it('writes the latest tick of a frame, once, into each quote of the symbol', () => {
  const page = follow(2)
  page.tick(1)
  page.tick(2)
  expect(page.shown).toEqual([])
  page.frame()
  expect(page.shown).toEqual([
    [2, true],
    [2, true],
  ])
  expect(page.written()).toBe(1)
  page.frame()
  expect(page.shown).toHaveLength(2)
})

it('[RP-STREAM-25] does not show a price as live unless the current connection has sent it', () => {
  const page = follow()
  page.tick(1)
  page.turn({ phase: 'reconnecting', step: 'waiting', attempts: 1 })
  page.turn(live)
  page.frame()
  page.tick(1)
  page.frame()
  expect(page.shown).toEqual([
    [1, false],
    [1, true],
  ])
})

it('reports the last state of each symbol, and refused ones', () => {
  const page = follow()
  expect(page.followed.states()).toEqual([])
  page.tick(1)
  expect(page.followed.states()).toEqual(['LIVE'])
  page.listeners.get(code)?.refused?.('NOT_STREAMABLE')
  expect(page.followed.states()).toEqual(['REFUSED'])
})

it('writes nothing after it is stopped', () => {
  const page = follow()
  page.tick(1)
  page.followed.stop()
  page.frame()
  expect([page.shown.length, page.written(), page.listeners.size, page.states.size]).toEqual([0, 0, 0, 0])
})
