import { LocalControl } from './control-channel.ts'
import { PriceBoard } from './price-board.ts'
import type { BusOptions, PriceBus } from './price-bus.ts'

/** The bus of a single process. What is published is in the table when `publish` returns. */
export function createMemoryBus({ onError }: BusOptions): PriceBus {
  const board = new PriceBoard({ watch: () => {}, unwatch: () => {} }, onError)
  const control = new LocalControl(() => {}, onError)
  let connected = true
  return {
    board,
    control,
    get connected() {
      return connected
    },
    publish: tick => board.publish(tick),
    async latest(marketCode) {
      board.assertOpen()
      return board.latest(marketCode)
    },
    stats: () => ({ watched: board.watched, known: board.known, waiting: 0 }),
    async close() {
      connected = false
      board.close()
      control.close()
    },
  }
}
