import { Counter, Gauge, type Registry } from 'prom-client'

/** A metric whose value is read when it is scraped. */
export function createGauge(registry: Registry, name: string, help: string, read: () => number): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(read())
    },
  })
}

/** The same for a total that only grows; what Node says of a thread's time may be a little less than it was a moment before. */
export function createCounter(registry: Registry, name: string, help: string, read: () => number): void {
  let reported = 0
  new Counter({
    name,
    help,
    registers: [registry],
    collect() {
      const total = Math.max(reported, read())
      this.inc(total - reported)
      reported = total
    },
  })
}
