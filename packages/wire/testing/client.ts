import type { MarketCode } from '@bellwether/domain'
import {
  createPriceReader,
  encodeHeader,
  encodeSymbols,
  maxCopyWords,
  recordsIn,
  type Tick,
  type TickTable,
} from '../src/index.ts'

export interface SeenTick extends Tick {
  readonly snapshot: boolean
}

/**
 * A client together with the gateway's record of it: the version sent of each symbol. Flushing
 * goes through bytes, and every fault is an error.
 */
export function createClient(table: TickTable) {
  const seen: SeenTick[] = []
  const sent = new Map<number, number>()
  const words = new Int32Array(1024)
  const view = new DataView(words.buffer)
  let number = 0

  const reader = createPriceReader({
    symbol: () => {},
    tick: (tick, snapshot) => seen.push({ ...tick, snapshot }),
    refusal: () => {},
    heartbeat: () => {},
    goodbye: () => {},
  })

  function deliver(length: number): void {
    const fault = reader.read(new DataView(words.buffer, 0, length))
    if (fault !== null) throw new Error(`${fault.code} at ${fault.at}`)
  }

  return {
    seen,
    isSubscribed: (id: number) => sent.has(id),
    subscribe(id: number, marketCode: MarketCode): void {
      sent.set(id, 0)
      number += 1
      deliver(encodeSymbols(view, 0, number, [{ id, marketCode }]))
    },
    /** Sends the latest of every symbol that changed; returns the length of the message, 0 for none. */
    flush(): number {
      let at = 2
      let count = 0
      for (const [id, version] of sent) {
        if (version === table.versions[id] || at + maxCopyWords > words.length) continue
        const written = table.copy(id, version, words, at)
        at += written
        count += recordsIn(written)
        sent.set(id, table.versions[id] ?? 0)
      }
      if (count === 0) return 0
      number += 1
      encodeHeader(view, 0, 'ticks', count, number)
      deliver(at * 4)
      return at * 4
    },
  }
}
