import { type ControlMessage, createMemoryBus, type PriceBus, type Tick } from '@bellwether/price-bus'

/** Ticks are handed on together, about as often as a gateway flushes. */
const batchMs = 20

export interface TickRelay {
  readonly bus: PriceBus
  /** The latest of each symbol. */
  all(): Tick[]
}

/** The bus of the process with the feed: what is published goes to the workers too, the latest of each symbol in batches. */
export function createTickRelay(bus: PriceBus, send: (ticks: readonly Tick[]) => void): TickRelay {
  const latest = new Map<string, Tick>()
  const changed = new Map<string, Tick>()
  const flush = () => {
    const ticks = [...changed.values()]
    changed.clear()
    send(ticks)
  }
  return {
    all: () => [...latest.values()],
    bus: {
      ...bus,
      get connected() {
        return bus.connected
      },
      publish(tick) {
        const isNew = bus.publish(tick)
        if (isNew) {
          latest.set(tick.marketCode, tick)
          if (changed.size === 0) setTimeout(flush, batchMs).unref()
          changed.set(tick.marketCode, tick)
        }
        return isNew
      },
    },
  }
}

export interface WorkerBus {
  readonly bus: PriceBus
  takeTicks(ticks: readonly Tick[]): void
  takeControl(message: ControlMessage): void
}

/** The bus of a worker: every tick arrives, so it knows the latest of each symbol as the bus of a single process does. */
export function createWorkerBus(
  options: Parameters<typeof createMemoryBus>[0],
  tellOthers: (message: ControlMessage) => void,
): WorkerBus {
  const bus = createMemoryBus(options)
  return {
    takeTicks(ticks) {
      if (bus.connected) for (const tick of ticks) bus.publish(tick)
    },
    takeControl(message) {
      if (bus.connected) bus.control.publish(message)
    },
    bus: {
      ...bus,
      get connected() {
        return bus.connected
      },
      control: {
        subscribe: listener => bus.control.subscribe(listener),
        publish(message) {
          bus.control.publish(message)
          tellOthers(message)
        },
      },
    },
  }
}
