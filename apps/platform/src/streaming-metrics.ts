import { Counter, Gauge, type Registry } from 'prom-client'
import type { Streaming } from './streaming.ts'

/** What the gateway, the feed and the bus count, read when somebody asks. */
export function measureStreaming(registry: Registry, { bus, gateway, feed }: Streaming): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read())
      },
    })
  const counter = (name: string, help: string, read: () => number) => {
    let told = 0
    return new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        const total = read()
        this.inc(total - told)
        told = total
      },
    })
  }

  gauge('price_bus_connected', '1 while the price bus can be reached.', () => (bus.connected ? 1 : 0))
  gauge('price_bus_symbols_watched', 'Symbols this process is subscribed to.', () => bus.stats().watched)
  if (feed !== null) counter('feed_ticks_total', 'Ticks published by this process.', () => feed.published)
  if (gateway === null) return
  const stats = () => gateway.stats()
  gauge('gateway_clients', 'Open connections.', () => stats().clients)
  gauge('gateway_subscriptions', 'Symbols watched, summed over all connections.', () => stats().subscriptions)
  gauge('gateway_symbols', 'Different symbols watched.', () => stats().symbols)
  gauge('gateway_waiting_bytes', 'What slow connections have not taken yet.', () => stats().waitingBytes)
  gauge('gateway_lag_seconds', 'Age of a tick when it came in, one a round.', () => stats().lagMs / 1000)
  gauge('gateway_flush_interval_seconds', 'Between two flushes of one client.', () => stats().flushIntervalMs / 1000)
  counter('gateway_updates_in_total', 'Ticks taken in from the bus.', () => stats().updatesIn)
  counter('gateway_updates_out_total', 'Latest values handed to connections.', () => stats().updatesOut)
  counter('gateway_conflated_total', 'Ticks left out for a newer one.', () => stats().conflated)
  counter('gateway_skipped_total', 'Flushes left out because a connection was full.', () => stats().skipped)
  counter('gateway_messages_total', 'Messages written.', () => stats().messages)
  counter('gateway_bytes_total', 'Bytes written, frames included.', () => stats().bytes)
  new Gauge({
    name: 'gateway_closed',
    help: 'Connections closed by this process since its start, by reason.',
    labelNames: ['reason'],
    registers: [registry],
    collect() {
      for (const [reason, count] of Object.entries(stats().closed)) this.set({ reason }, count)
    },
  })
}
