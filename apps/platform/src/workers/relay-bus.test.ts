import type { MarketCode } from '@bellwether/domain'
import { createMemoryBus, type Tick } from '@bellwether/price-bus'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTickRelay, createWorkerBus } from './relay-bus.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const fail = (error: Error) => expect.fail(error.message)
const tick = (code: string, sequence: number): Tick => ({
  marketCode: code as MarketCode,
  epoch: 1,
  sequence,
  time: 1_000 + sequence,
  state: 'LIVE',
  unit: 'GBX',
  scale: 2,
  price: 100 + sequence,
  bid: null,
  ask: null,
  previousClose: null,
})

it('hands on the latest tick of each symbol together, and gives a new worker the latest of all', async () => {
  const batches: (readonly Tick[])[] = []
  const relay = createTickRelay(createMemoryBus({ onError: fail }), ticks => batches.push(ticks))
  expect(relay.bus.publish(tick('LSE:A', 1))).toBe(true)
  relay.bus.publish(tick('LSE:A', 2))
  relay.bus.publish(tick('LSE:B', 1))
  expect(relay.bus.publish(tick('LSE:A', 2))).toBe(false)
  expect(batches).toEqual([])
  vi.advanceTimersByTime(20)
  expect(batches).toEqual([[tick('LSE:A', 2), tick('LSE:B', 1)]])
  const worker = createWorkerBus({ onError: fail }, () => {})
  worker.takeTicks(relay.all())
  expect(await worker.bus.latest('LSE:B' as MarketCode)).toEqual(tick('LSE:B', 1))
})

it('tells a worker’s control message to its own listeners and to the others, and does not send on what it was told', () => {
  const sent: unknown[] = []
  const heard: unknown[] = []
  const { bus, takeControl } = createWorkerBus({ onError: fail }, message => sent.push(message))
  bus.control.subscribe(message => heard.push(message))
  const ended = { type: 'END_SESSIONS', userId: 1, login: null, revokedAt: 5 } as const
  bus.control.publish(ended)
  takeControl({ ...ended, userId: 2 })
  expect(sent).toEqual([ended])
  expect(heard).toEqual([ended, { ...ended, userId: 2 }])
})

it('ignores what comes after it was closed', async () => {
  const { bus, takeTicks, takeControl } = createWorkerBus({ onError: fail }, () => {})
  await bus.close()
  takeTicks([tick('LSE:A', 1)])
  takeControl({ type: 'END_SESSIONS', userId: 1, login: null, revokedAt: 5 })
  expect(bus.connected).toBe(false)
})
