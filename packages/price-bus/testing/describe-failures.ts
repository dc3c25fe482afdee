import { expect, it } from 'vitest'
import type { ControlMessage } from '../src/index.ts'
import type { BusCase } from './bus-case.ts'
import { collect, eventually } from './collector.ts'
import { createTick, hvl } from './ticks.ts'

/** Control messages, broken listeners and misuse. */
export function describeFailures(bus: BusCase): void {
  it('continues when a listener throws, and reports it', async () => {
    const broken = bus.gateway.board.subscribe(() => {
      throw new Error('broken')
    })
    const sound = collect(bus.gateway, hvl)
    await bus.settle()
    bus.feed.publish(createTick(hvl, 1))
    await eventually(() => expect(sound.sequences()).toEqual([1]))
    broken.close()
    const codes = bus.errors.splice(0).map(({ code }) => code)
    expect(new Set(codes)).toEqual(new Set(['BUS_SUBSCRIBER_FAILED']))
  })

  it('carries control messages to every listener, in this process and in others', async () => {
    const received: [string, ControlMessage][] = []
    const subscriptions = [
      bus.gateway.control.subscribe(message => received.push(['gateway', message])),
      bus.feed.control.subscribe(message => received.push(['feed', message])),
    ]
    const broken = bus.gateway.control.subscribe(() => {
      throw new Error('broken')
    })
    await bus.settle()
    const message: ControlMessage = { type: 'END_SESSIONS', userId: 7, login: null, revokedAt: 1_800_000_000_000 }
    bus.feed.control.publish(message)
    await eventually(() =>
      expect(received.toSorted()).toEqual([
        ['feed', message],
        ['gateway', message],
      ]),
    )
    for (const subscription of [...subscriptions, broken]) subscription.close()
    bus.feed.control.publish({ ...message, login: 'one' })
    await bus.settle()
    expect(received).toHaveLength(2)
    expect(bus.errors.splice(0).map(({ code }) => code)).toEqual(['BUS_SUBSCRIBER_FAILED'])
  })

  it('refuses at the feed a tick that the wire cannot represent', () => {
    expect(() => bus.feed.publish(createTick(hvl, 1, { price: 0.5 }))).toThrow(
      expect.objectContaining({ code: 'WIRE_OUT_OF_RANGE', field: 'price' }),
    )
    expect(bus.feed.stats().known).toBe(0)
  })

  it('refuses use once closed, and can be closed twice', async () => {
    const id = bus.gateway.board.watch(hvl) ?? -1
    const subscription = bus.gateway.board.subscribe(() => {})
    await bus.gateway.close()
    await bus.gateway.close()
    expect(bus.gateway.connected).toBe(false)
    subscription.close()
    bus.gateway.board.unwatch(id)
    const closed = expect.objectContaining({ code: 'BUS_CLOSED' })
    expect(() => bus.gateway.publish(createTick(hvl, 1))).toThrow(closed)
    expect(() => bus.gateway.control.subscribe(() => {})).toThrow(closed)
    expect(() => bus.gateway.board.watch(hvl)).toThrow(closed)
    expect(() => bus.gateway.board.subscribe(() => {})).toThrow(closed)
    await expect(bus.gateway.latest(hvl)).rejects.toThrow(closed)
  })
}
