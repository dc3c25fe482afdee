import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createTick, hvl } from '../testing/ticks.ts'
import { createPriceReader, encodeHeader, encodeSymbols, recordsIn, TickTable } from './index.ts'

const rounds = 100_000

describe('work per tick', () => {
  it('allocates no object for encoding, copying or reading a tick', () => {
    const ticks = Array.from({ length: 1000 }, (_, i) =>
      createTick({
        sequence: i,
        time: 1_794_733_200_000 + i,
        price: 128_450 + (i % 90),
        ask: i % 7 === 0 ? null : 128_600,
      }),
    )
    const table = new TickTable(16)
    const words = new Int32Array(64)
    const view = new DataView(words.buffer)
    const message = new DataView(words.buffer, 0, 8 + 16)
    let sum = 0
    const reader = createPriceReader({
      tick: tick => {
        // Kept small: a large number in a closure is a heap object.
        sum = (sum + tick.price + (tick.ask ?? 0)) & 0xffff
      },
      symbol: () => {},
      refusal: () => {},
      heartbeat: () => {},
      goodbye: () => {},
    })
    let number = 1
    reader.read(new DataView(words.buffer, 0, encodeSymbols(view, 0, number, [{ id: 3, marketCode: hvl }])))
    table.set(3, createTick({ epoch: 0 }))

    function run(count: number): void {
      for (let i = 0; i < count; i += 1) {
        const tick = ticks[i % ticks.length]
        if (tick === undefined) throw new Error('no tick')
        // The first of each thousand is older than the last one before: forget that.
        if (i % ticks.length === 0) table.clear(3)
        const sent = table.versions[3] ?? 0
        table.set(3, tick)
        const length = table.copy(3, sent, words, 2)
        number += 1
        encodeHeader(view, 0, 'ticks', recordsIn(length), number)
        const fault = reader.read(length === 4 ? message : new DataView(words.buffer, 0, 8 + length * 4))
        if (fault !== null) throw new Error(fault.code)
      }
    }

    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    run(rounds)
    collect()
    const before = process.memoryUsage().heapUsed
    run(rounds)
    const perTick = (process.memoryUsage().heapUsed - before) / rounds
    expect(sum).toBeGreaterThan(0)
    // V8 may box a number beyond 31 bits, such as a time, in 16 bytes, once in writing and once in reading. A tick takes over 100.
    expect(perTick).toBeLessThan(48)
  })
})
