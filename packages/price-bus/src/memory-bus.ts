import { checkTick } from '@bellwether/wire'
import { BusClosedError } from './errors.ts'
import type { BusOptions, PriceBus } from './price-bus.ts'
import { Switchboard } from './switchboard.ts'

/** The bus of a single process. Subscribers are called within `publish`. */
export function createMemoryBus({ onError }: BusOptions): PriceBus {
  const board = new Switchboard({ watch: () => {}, unwatch: () => {} }, onError)
  let closed = false

  function assertOpen(): void {
    if (closed) throw new BusClosedError()
  }

  return {
    get connected() {
      return !closed
    },
    publish(tick) {
      assertOpen()
      checkTick(tick)
      return board.take(tick)
    },
    subscribe(marketCodes, onTick) {
      assertOpen()
      return board.subscribe(marketCodes, onTick)
    },
    async latest(marketCode) {
      assertOpen()
      return board.latest(marketCode)
    },
    stats: () => ({ watched: board.watched, known: board.known, waiting: 0 }),
    async close() {
      closed = true
    },
  }
}
