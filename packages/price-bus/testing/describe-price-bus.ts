import { getMarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { BusError, ControlMessage, PriceBus } from '../src/index.ts'
import { collect, eventually } from './collector.ts'
import { brackwell, corsin, createTick, hvl, manySymbols } from './ticks.ts'

/** Two ends of one bus: the same object in memory, two connections on NATS. */
export interface BusPair {
  readonly feed: PriceBus
  readonly gateway: PriceBus
}

/** The contract of every price bus. `make` creates an unused one. */
export function describePriceBus(kind: string, make: (onError: (error: BusError) => void) => Promise<BusPair>): void {
  describe(`price bus (${kind})`, () => {
    let feed: PriceBus
    let gateway: PriceBus
    const errors: BusError[] = []

    beforeEach(async () => {
      errors.length = 0
      const pair = await make(error => errors.push(error))
      feed = pair.feed
      gateway = pair.gateway
    })

    afterEach(async () => {
      await feed.close()
      await gateway.close()
      expect(errors).toEqual([])
    })

    /** Resolves once everything the feed published before has reached the gateway: ticks of one connection stay in order. */
    let markers = 0
    async function settle(): Promise<void> {
      markers += 1
      const marker = getMarketCode(`LSE:MARK${markers}`)
      const seen = collect(gateway, marker)
      await eventually(() => {
        feed.publish(createTick(marker, seen.ticks.length + markers))
        expect(seen.ticks.length).toBeGreaterThan(0)
      })
      seen.close()
    }

    it('delivers each newer tick of a symbol, unchanged', async () => {
      const seen = collect(gateway, hvl)
      await settle()
      const ticks = [1, 2, 3].map(sequence => createTick(hvl, sequence, { ask: sequence, state: 'AUCTION' }))
      for (const tick of ticks) expect(feed.publish(tick)).toBe(true)
      await eventually(() => expect(seen.ticks).toEqual(ticks))
    })

    it('gives a late subscriber the last tick at once, and nothing older', async () => {
      for (const sequence of [1, 2, 3]) feed.publish(createTick(hvl, sequence))
      await settle()
      const first = collect(gateway, hvl)
      await eventually(() => expect(first.sequences()).toEqual([3]))
      const second = collect(gateway, hvl)
      expect(second.sequences()).toEqual([3])
      expect(first.sequences()).toEqual([3])
    })

    it('[RP-STREAM-23] ignores a tick that is older or comes again, also from another feed', async () => {
      const seen = collect(gateway, hvl)
      await settle()
      feed.publish(createTick(hvl, 5))
      expect(feed.publish(createTick(hvl, 5))).toBe(false)
      expect(feed.publish(createTick(hvl, 4))).toBe(false)
      feed.publish(createTick(hvl, 6))
      await settle()
      expect(seen.sequences()).toEqual([5, 6])
    })

    it('[RP-STREAM-23] takes the first tick of a later epoch, whatever its sequence, and none of an earlier one', async () => {
      const seen = collect(gateway, hvl)
      await settle()
      feed.publish(createTick(hvl, 900))
      feed.publish(createTick(hvl, 1, { epoch: 2 }))
      expect(feed.publish(createTick(hvl, 901))).toBe(false)
      await settle()
      expect(seen.ticks.map(({ epoch, sequence }) => [epoch, sequence])).toEqual([
        [1, 900],
        [2, 1],
      ])
    })

    it('delivers ticks in rising order up to the newest, in whatever order they are published', async () => {
      const order = fc.record({ epoch: fc.nat(3), sequence: fc.nat(20) })
      let run = 0
      await fc.assert(
        fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 30 }), async orders => {
          run += 1
          const marketCode = getMarketCode(`LSE:R${run}`)
          const seen = collect(gateway, marketCode)
          for (const { epoch, sequence } of orders) feed.publish(createTick(marketCode, sequence, { epoch }))
          const ranks = orders.map(({ epoch, sequence }) => epoch * 100 + sequence)
          const newest = Math.max(...ranks)
          const rank = () => seen.ticks.map(({ epoch, sequence }) => epoch * 100 + sequence)
          await eventually(() => expect(rank().at(-1)).toBe(newest))
          expect(rank()).toEqual([...new Set(rank())].sort((a, b) => a - b))
          seen.close()
        }),
        { numRuns: 25 },
      )
    })

    it('notifies a subscriber only of its own symbols', async () => {
      const one = collect(gateway, hvl, brackwell)
      const other = collect(gateway, corsin)
      await settle()
      for (const marketCode of [hvl, brackwell, corsin]) feed.publish(createTick(marketCode, 1))
      await settle()
      expect(one.ticks.map(tick => tick.marketCode)).toEqual([hvl, brackwell])
      expect(other.ticks.map(tick => tick.marketCode)).toEqual([corsin])
    })

    it('stops at once for a closed subscription, even for a tick in flight, and not for others', async () => {
      feed.publish(createTick(hvl, 1))
      const staying = collect(gateway, hvl)
      await settle()
      const going = collect(gateway, hvl)
      feed.publish(createTick(hvl, 2))
      const before = going.sequences()
      going.close()
      going.close()
      await settle()
      feed.publish(createTick(hvl, 3))
      await settle()
      expect(going.sequences()).toEqual(before)
      expect(staying.sequences()).toEqual([1, 2, 3])
    })

    it('watches a symbol as long as it has a watcher', () => {
      const before = gateway.stats().watched
      const one = collect(gateway, hvl, hvl, brackwell)
      const two = collect(gateway, hvl)
      expect(gateway.stats().watched).toBe(before + 2)
      one.close()
      expect(gateway.stats().watched).toBe(before + 1)
      two.close()
      expect(gateway.stats().watched).toBe(before)
    })

    it('knows the latest tick of a symbol, watched or not', async () => {
      expect(await gateway.latest(hvl)).toBeNull()
      feed.publish(createTick(hvl, 7))
      await settle()
      expect(await gateway.latest(hvl)).toEqual(createTick(hvl, 7))
      expect(await feed.latest(hvl)).toEqual(createTick(hvl, 7))
      expect(await gateway.latest(corsin)).toBeNull()
    })

    it('brings 2,000 symbols to a late subscriber, and every later change', async () => {
      const symbols = manySymbols(2000)
      for (const marketCode of symbols) feed.publish(createTick(marketCode, 1))
      const seen = collect(gateway, ...symbols)
      await eventually(() => expect(seen.ticks).toHaveLength(2000))
      expect(new Set(seen.ticks.map(tick => tick.marketCode)).size).toBe(2000)
      seen.ticks.length = 0
      for (const marketCode of symbols) feed.publish(createTick(marketCode, 2))
      await eventually(() => expect(seen.ticks).toHaveLength(2000))
      expect(seen.ticks.every(tick => tick.sequence === 2)).toBe(true)
    })

    it('keeps one tick per symbol, however slow a subscriber is, and brings it up to date', async () => {
      const symbols = manySymbols(20)
      let work = 0
      const { board } = gateway
      const ids = symbols.map(marketCode => board.watch(marketCode) ?? -1)
      const subscription = board.subscribe(() => {
        // Slow on purpose: some microseconds of work each time.
        let sum = 0
        for (let i = 0; i < 3000; i += 1) sum += Math.sqrt(i)
        work = Math.max(work, sum)
      })
      await settle()
      const published = 40_000
      for (let i = 0; i < published; i += 1) {
        const marketCode = symbols[i % symbols.length] ?? hvl
        feed.publish(createTick(marketCode, Math.floor(i / symbols.length) + 1))
        if (i % 5000 === 0) {
          expect(feed.stats().waiting).toBeLessThanOrEqual(symbols.length)
          expect(feed.stats().known).toBeLessThanOrEqual(symbols.length + markers)
        }
      }
      const last = () => symbols.map((marketCode, i) => board.table.latest(ids[i] ?? -1, marketCode)?.sequence)
      await eventually(() => expect(last()).toEqual(symbols.map(() => published / symbols.length)))
      expect(work).toBeGreaterThan(0)
      expect(gateway.stats().waiting).toBe(0)
      expect(gateway.stats().known).toBeLessThanOrEqual(symbols.length + markers)
      subscription.close()
      for (const id of ids) board.unwatch(id)
    })

    it('continues when a listener throws, and reports it', async () => {
      const broken = gateway.board.subscribe(() => {
        throw new Error('broken')
      })
      const sound = collect(gateway, hvl)
      await settle()
      feed.publish(createTick(hvl, 1))
      await eventually(() => expect(sound.sequences()).toEqual([1]))
      broken.close()
      const codes = errors.splice(0).map(({ code }) => code)
      expect(new Set(codes)).toEqual(new Set(['BUS_SUBSCRIBER_FAILED']))
    })

    it('carries control messages to every listener, in this process and in others', async () => {
      const received: [string, ControlMessage][] = []
      const subscriptions = [
        gateway.control.subscribe(message => received.push(['gateway', message])),
        feed.control.subscribe(message => received.push(['feed', message])),
      ]
      const broken = gateway.control.subscribe(() => {
        throw new Error('broken')
      })
      await settle()
      const message: ControlMessage = { type: 'END_SESSIONS', userId: 7, login: null, revokedAt: 1_800_000_000_000 }
      feed.control.publish(message)
      await eventually(() =>
        expect(received.toSorted()).toEqual([
          ['feed', message],
          ['gateway', message],
        ]),
      )
      for (const subscription of [...subscriptions, broken]) subscription.close()
      feed.control.publish({ ...message, login: 'one' })
      await settle()
      expect(received).toHaveLength(2)
      expect(errors.splice(0).map(({ code }) => code)).toEqual(['BUS_SUBSCRIBER_FAILED'])
    })

    it('refuses at the feed a tick that the wire cannot represent', () => {
      expect(() => feed.publish(createTick(hvl, 1, { price: 0.5 }))).toThrow(
        expect.objectContaining({ code: 'WIRE_OUT_OF_RANGE', field: 'price' }),
      )
      expect(feed.stats().known).toBe(0)
    })

    it('refuses use once closed, and can be closed twice', async () => {
      const id = gateway.board.watch(hvl) ?? -1
      const subscription = gateway.board.subscribe(() => {})
      await gateway.close()
      await gateway.close()
      expect(gateway.connected).toBe(false)
      subscription.close()
      gateway.board.unwatch(id)
      const closed = expect.objectContaining({ code: 'BUS_CLOSED' })
      expect(() => gateway.publish(createTick(hvl, 1))).toThrow(closed)
      expect(() => gateway.control.subscribe(() => {})).toThrow(closed)
      expect(() => gateway.board.watch(hvl)).toThrow(closed)
      expect(() => gateway.board.subscribe(() => {})).toThrow(closed)
      await expect(gateway.latest(hvl)).rejects.toThrow(closed)
    })
  })
}
