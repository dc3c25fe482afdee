import type { SourceSettings } from '../settings/source-settings.ts'
import type { FeedAdapter } from './feed-adapter.ts'
import { createNatsAdapter } from './nats-adapter.ts'
import { createNdjsonAdapter } from './ndjson-adapter.ts'
import { createWebSocketAdapter } from './websocket-adapter.ts'

/** A new kind of source: its settings, its adapter, its line here. */
export function createAdapter(settings: SourceSettings, symbols: readonly string[]): FeedAdapter {
  switch (settings.kind) {
    case 'ndjson':
      return createNdjsonAdapter(settings)
    case 'websocket':
      return createWebSocketAdapter(settings, symbols)
    case 'nats':
      return createNatsAdapter(settings)
  }
}
