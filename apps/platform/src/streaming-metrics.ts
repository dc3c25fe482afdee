import { Gauge, type Registry } from 'prom-client'
import { createCounter, createGauge } from './read-on-scrape.ts'
import type { Streaming } from './streaming.ts'

/** Metrics of the gateway, the feed and the bus. */
export function measureStreaming(registry: Registry, { bus, gateway, feed, recorder }: Streaming): void {
  const gauge = (name: string, help: string, read: () => number) => createGauge(registry, name, help, read)
  const counter = (name: string, help: string, read: () => number) => createCounter(registry, name, help, read)

  gauge('price_bus_connected', '1 while the price bus is connected.', () => (bus.connected ? 1 : 0))
  gauge('price_bus_symbols_watched', 'Symbols this process is subscribed to.', () => bus.stats().watched)
  if (feed !== null) counter('feed_ticks_total', 'Ticks published by this process.', () => feed.published)
  if (recorder !== null) {
    counter('recorder_quotes_total', 'Quotes written by this process.', () => recorder.written)
    gauge(
      'recorder_written_time_seconds',
      'When this process last wrote, since 1970.',
      () => (recorder.writtenAt ?? 0) / 1000,
    )
  }
  if (gateway === null) return
  const stats = () => gateway.stats()
  gauge('gateway_clients', 'Open connections.', () => stats().clients)
  gauge('gateway_subscriptions', 'Subscriptions of all connections.', () => stats().subscriptions)
  gauge('gateway_symbols', 'Distinct symbols subscribed to.', () => stats().symbols)
  gauge('gateway_waiting_bytes', 'Bytes queued for slow connections.', () => stats().waitingBytes)
  gauge('gateway_lag_seconds', 'Age of a tick on arrival, sampled once per round.', () => stats().lagMs / 1000)
  gauge(
    'gateway_flush_interval_seconds',
    'Time between two flushes of one client.',
    () => stats().flushIntervalMs / 1000,
  )
  counter('gateway_updates_in_total', 'Ticks received from the bus.', () => stats().updatesIn)
  counter('gateway_updates_out_total', 'Latest values written to connections.', () => stats().updatesOut)
  counter('gateway_conflated_total', 'Ticks skipped for a newer one.', () => stats().conflated)
  counter('gateway_skipped_total', 'Flushes skipped because a connection was full.', () => stats().skipped)
  counter('gateway_messages_total', 'Messages written.', () => stats().messages)
  counter('gateway_bytes_total', 'Bytes written, including frame headers.', () => stats().bytes)
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
