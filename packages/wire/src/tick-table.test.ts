import { getMarketCode } from '@bellwether/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createClient } from '../testing/client.ts'
import { anyTickRun, createTick, hvl } from '../testing/ticks.ts'
import { isNewer, recordsIn, type Tick, TickTable } from './index.ts'

describe('tick table', () => {
  it('sends a late subscriber the base and the latest tick as a snapshot, then 16 bytes per tick', () => {
    const table = new TickTable(8)
    const first = createTick({ sequence: 1 })
    const second = createTick({ sequence: 2, price: 128_500, bid: null })
    const third = createTick({ sequence: 3, price: 128_550, state: 'AUCTION' })
    table.set(7, first)
    table.set(7, second)

    const client = createClient(table)
    client.subscribe(7, hvl)
    expect(client.flush()).toBe(8 + 64 + 16)
    expect(client.seen).toEqual([
      { ...first, snapshot: true },
      { ...second, snapshot: true },
    ])
    table.set(7, third)
    expect(client.flush()).toBe(8 + 16)
    expect(client.seen.at(-1)).toEqual({ ...third, snapshot: false })
    expect(client.flush()).toBe(0)
  })

  it('sends nothing for a symbol until it has a price', () => {
    const table = new TickTable(1)
    const client = createClient(table)
    client.subscribe(0, hvl)
    expect(client.flush()).toBe(0)
    expect(table.copy(0, 0, new Int32Array(20), 0)).toBe(0)
    table.set(0, createTick())
    expect(client.flush()).toBe(8 + 64)
  })

  it('[RP-STREAM-23] an older or repeated tick changes nothing', () => {
    const table = new TickTable(1)
    expect(table.set(0, createTick({ epoch: 2, sequence: 5 }))).toBe(true)
    expect(table.set(0, createTick({ epoch: 2, sequence: 5, price: 1 }))).toBe(false)
    expect(table.set(0, createTick({ epoch: 2, sequence: 4, price: 1 }))).toBe(false)
    expect(table.set(0, createTick({ epoch: 1, sequence: 9, price: 1 }))).toBe(false)
    expect(table.versions[0]).toBe(1)
    expect(table.latest(0, hvl)).toEqual(createTick({ epoch: 2, sequence: 5 }))
  })

  it.each([
    ['the epoch', { epoch: 1_794_729_600_001, sequence: 0 }],
    ['the scale', { sequence: 42, scale: 4 }],
    ['the unit', { sequence: 42, unit: 'GBP' }],
    ['the previous close', { sequence: 42, previousClose: 126_601 }],
    ['the presence of a previous close', { sequence: 42, previousClose: null }],
    ['the sequence by more than 65,535', { sequence: 41 + 65_536 }],
    ['the time by more than 65,535 ms', { sequence: 42, time: 1_794_733_265_536 }],
    ['the time backwards', { sequence: 42, time: 1_794_733_199_999 }],
    ['the price by more than 31 bits', { sequence: 42, price: 128_450 + 2 ** 31, bid: null, ask: null }],
    ['the bid too far from the price', { sequence: 42, bid: 128_450 - 32_769 }],
    ['the ask too far from the price', { sequence: 42, ask: 128_450 + 32_768 }],
  ])('a change of %s makes a new base', (_what, change) => {
    const table = new TickTable(1)
    const client = createClient(table)
    client.subscribe(0, hvl)
    table.set(0, createTick())
    client.flush()
    table.set(0, createTick(change))
    expect(client.flush()).toBe(8 + 64)
    expect(client.seen.at(-1)).toEqual({ ...createTick(change), snapshot: false })
  })

  it.each([
    ['sequence', { sequence: 41 + 65_535 }],
    ['time', { sequence: 42, time: 1_794_733_265_535 }],
    ['price', { sequence: 42, price: 128_450 - 2 ** 31, bid: null, ask: null }],
    ['bid and ask', { sequence: 42, bid: 128_450 - 32_768, ask: 128_450 + 32_767 }],
  ])('the largest difference of %s still fits 16 bytes', (_what, change) => {
    const table = new TickTable(1)
    const client = createClient(table)
    client.subscribe(0, hvl)
    table.set(0, createTick())
    client.flush()
    table.set(0, createTick(change))
    expect(client.flush()).toBe(8 + 16)
    expect(client.seen.at(-1)).toEqual({ ...createTick(change), snapshot: false })
  })

  it('throws on a tick that does not fit the wire, and changes nothing', () => {
    const table = new TickTable(1)
    table.set(0, createTick())
    for (const bad of [{ price: 0.5 }, { bid: Number.NaN }, { state: 'OPEN' as Tick['state'] }, { time: 1e300 }]) {
      expect(() => table.set(0, createTick({ sequence: 42, ...bad }))).toThrow(
        expect.objectContaining({ code: 'WIRE_OUT_OF_RANGE' }),
      )
    }
    expect(table.versions[0]).toBe(1)
    expect(() => table.set(1, createTick())).toThrow(expect.objectContaining({ field: 'id', given: 1 }))
    for (const capacity of [0, 1.5, 65_537])
      expect(() => new TickTable(capacity)).toThrow(expect.objectContaining({ field: 'capacity', given: capacity }))
    expect(new TickTable(65_536).capacity).toBe(65_536)
    for (const id of [-1, 1]) expect(() => table.clear(id)).toThrow(expect.objectContaining({ field: 'id', given: id }))
  })

  it('recognises a client that missed 256 or more bases as one without the base', () => {
    const table = new TickTable(1)
    const slow = createClient(table)
    slow.subscribe(0, hvl)
    table.set(0, createTick({ epoch: 1 }))
    slow.flush()
    for (let epoch = 2; epoch <= 257; epoch += 1) table.set(0, createTick({ epoch }))
    const latest = createTick({ epoch: 257, sequence: 50, price: 128_460 })
    table.set(0, latest)
    expect(slow.flush()).toBe(8 + 64 + 16)
    expect(slow.seen.at(-1)).toEqual({ ...latest, snapshot: false })
  })

  it('reuses an id for another symbol', () => {
    const table = new TickTable(1)
    const first = createClient(table)
    first.subscribe(0, hvl)
    table.set(0, createTick({ sequence: 900 }))
    first.flush()
    table.clear(0)
    expect(table.latest(0, hvl)).toBeNull()
    const other = getMarketCode('LSE:BW.')
    const second = createClient(table)
    second.subscribe(0, other)
    expect(second.flush()).toBe(0)
    table.set(0, createTick({ marketCode: other, sequence: 1 }))
    second.flush()
    expect(second.seen).toEqual([{ ...createTick({ marketCode: other, sequence: 1 }), snapshot: true }])
  })

  it('tells of every tick stored, and of no other', () => {
    const table = new TickTable(4)
    const told: number[] = []
    table.onTaken = id => told.push(id)
    table.set(3, createTick({ sequence: 2 }))
    table.set(3, createTick({ sequence: 1 }))
    table.set(0, createTick())
    expect(told).toEqual([3, 0])
  })

  it('counts the records it wrote', () => {
    expect([0, 4, 16, 20].map(recordsIn)).toEqual([0, 1, 1, 2])
  })

  it('[RP-STREAM-23] whenever a client is flushed, it has the latest tick, and never went back', () => {
    const schedule = fc.array(fc.tuple(fc.nat(3), fc.boolean()), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(anyTickRun, schedule, (run, plan) => {
        const table = new TickTable(3)
        const clients = [createClient(table), createClient(table), createClient(table)]
        run.forEach((tick, i) => {
          table.set(2, tick)
          const [who = 0, twice = false] = plan[i] ?? []
          const client = clients[who]
          if (client === undefined) return
          if (!client.isSubscribed(2)) client.subscribe(2, hvl)
          client.flush()
          const { snapshot: _, ...last } = client.seen.at(-1) ?? { snapshot: false }
          expect(last).toEqual(tick)
          if (twice) expect(client.flush()).toBe(0)
        })
        for (const { seen } of clients) {
          expect(seen.filter((tick, i) => !isNewer(tick, seen[i - 1]))).toEqual([])
        }
      }),
      { numRuns: 300 },
    )
  })
})
