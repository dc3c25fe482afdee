import type { Registry } from 'prom-client'
import type { ConnectionLimit } from './connection-limit.ts'
import { createCounter, createGauge } from './read-on-scrape.ts'

export function measureConnections(registry: Registry, connections: ConnectionLimit): void {
  createGauge(registry, 'http_connections', 'Open connections.', () => connections.open)
  createGauge(
    registry,
    'http_connections_max',
    'Connections before new ones are refused; 0 for no limit.',
    () => connections.max ?? 0,
  )
  createCounter(
    registry,
    'http_connections_shed_total',
    'Connections refused because descriptors ran short.',
    () => connections.shed,
  )
}
