import { type Database, exclusively } from '@bellwether/db'
import { lastDayBefore, universeState } from '@bellwether/importer/market-facts'
import type { Logger } from 'pino'
import type { Market } from './market.ts'

export interface MidnightOptions {
  readonly db: Database
  readonly market: Market
  readonly logger: Logger
  readonly now?: () => Date
  readonly everyMs?: number
}

export interface Midnight {
  stop(): Promise<void>
}

/** A few minutes after midnight at the latest; recorders have made their daily bars by then. */
const usualEveryMs = 3 * 60_000

/**
 * Takes the simulated market on after each midnight in London. It looks every few minutes, by a timer that no change of the clock
 * moves, whether a trading day is over that the market does not have; of several processes one does it.
 */
export function watchMidnight(options: MidnightOptions): Midnight | null {
  const { db, market, logger, now = () => new Date(), everyMs = usualEveryMs } = options
  if (market.kind !== 'simulated') return null
  let until = market.until
  let running: Promise<void> | null = null

  async function takeOn(): Promise<void> {
    const to = lastDayBefore(now())
    if (until >= to) return
    const { extendUniverse } = await import('@bellwether/importer')
    await exclusively(db, 'simulated market', async () => {
      const state = (await universeState(db))?.until ?? to
      until = state < to ? ((await extendUniverse(db, { to }))?.until ?? to) : state
    })
    logger.info({ until }, 'the simulated market was taken on')
  }

  const timer = setInterval(() => {
    running ??= takeOn()
      .catch(error => logger.error({ err: error }, 'taking the simulated market on failed'))
      .finally(() => {
        running = null
      })
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
