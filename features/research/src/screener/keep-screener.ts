import { setImmediate as nextTurn } from 'node:timers/promises'
import { ClosedError, type Database, screener } from '@bellwether/db'
import type { FastifyBaseLogger } from 'fastify'
import { writeScreenerDetails } from './screener-details.ts'

const everyMs = 10_000

/**
 * Imports calculate the screener figures that come from tables; this adds those that the pages' functions calculate, and covers interrupted imports and databases from before there were any: it checks at the start and then regularly, in the background.
 */
export function keepScreener(db: Database, log: FastifyBaseLogger): { close(): void } {
  let closed = false
  let working = false

  const pause = () => (closed ? Promise.reject(new Error('closed')) : nextTurn())

  async function look(): Promise<void> {
    if (working) return
    working = true
    try {
      if (!(await screener.isCurrent(db))) {
        await screener.refresh(db, pause)
        log.info('screener figures calculated')
      }
      if (await screener.areDetailsCurrent(db)) return
      await writeScreenerDetails(db, pause)
      log.info('screener details calculated')
    } catch (err) {
      if (!closed && !(err instanceof ClosedError)) log.error({ err }, 'screener figures could not be calculated')
    } finally {
      working = false
    }
  }

  void look()
  const timer = setInterval(() => void look(), everyMs).unref()
  return {
    close() {
      closed = true
      clearInterval(timer)
    },
  }
}
