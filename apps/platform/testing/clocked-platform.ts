import type { Database } from '@bellwether/db'
import { type Clock, systemClock } from '@bellwether/gateway'
import { openMemoryMarket } from '@bellwether/importer/testing'
import { sitePlugin } from '@bellwether/site'
import { findFreePort } from '@bellwether/testing'
import { openWidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { parseEnvironment } from '../src/environment.ts'
import { Lifecycle } from '../src/lifecycle.ts'
import { createLogger } from '../src/logger.ts'
import type { Market } from '../src/market.ts'
import { createServer } from '../src/server.ts'
import { dealingHoursOf, openStreaming, type Streaming } from '../src/streaming.ts'
import { buildPages } from './built-pages.ts'

export interface ClockedPlatform {
  readonly origin: string
  readonly app: FastifyInstance
  readonly db: Database
  readonly streaming: Streaming
  readonly now: () => Date
  /** Sets the clock; resolves when the feed has published what that brings, and the recorder has stored it. */
  moveTo(time: string): Promise<void>
  close(): Promise<void>
}

/**
 * Site, gateway, recorder and simulated feed in this process, in the exchanges' hours, on one clock that stands still until it
 * is moved. The market's last day is 13 November 2026.
 */
export async function openClockedPlatform(start: string): Promise<ClockedPlatform> {
  buildPages()
  let wall = Date.parse(start)
  const clock: Clock = { wall: () => wall, monotonic: systemClock.monotonic }
  const port = await findFreePort()
  const publicOrigin = `http://localhost:${port}`
  const environment = parseEnvironment({ FEED_HOURS: 'exchange', PORT: String(port), PUBLIC_ORIGIN: publicOrigin }, [])
  const market: Market = { kind: 'simulated', securities: 10, seed: 1, until: '2026-11-13' }
  const marketData = { sources: [], terms: new Map() }
  const db = await openMemoryMarket()
  const logger = createLogger('silent')
  const tokens = await openWidgetTokens({ db, operatorKeys: null })
  const streaming = await openStreaming({ environment, db, market, marketData, logger, tokens, clock })
  if (!streaming?.feed || !streaming.recorder) throw new Error('The platform was opened without live prices.')
  const { feed, recorder } = streaming
  const lifecycle = new Lifecycle()
  const now = () => new Date(wall)
  const app = await createServer({
    ...{ db, logger, lifecycle, publicOrigin, tokens, streaming, now },
    ...{ services: environment.services, trustedProxy: environment.trustedProxy, dev: false, site: sitePlugin },
    dealingHours: dealingHoursOf({ environment, market, marketData }),
  })
  await app.listen({ host: '127.0.0.1', port })
  lifecycle.ready()
  return {
    ...{ origin: publicOrigin, app, db, streaming, now },
    async moveTo(time) {
      const { published } = feed
      wall = Date.parse(time)
      await vi.waitUntil(() => feed.published > published, { timeout: 10_000, interval: 5 })
      await recorder.flush()
    },
    async close() {
      await app.close()
      await db.close()
    },
  }
}
