import { setImmediate as nextTurn } from 'node:timers/promises'
import { ClosedError, type Database, screener } from '@bellwether/db'
import type { FastifyBaseLogger } from 'fastify'
import { refreshFigures } from './refresh-figures.ts'

const everyMs = 10_000

/**
 * An import makes the figures that compare securities; this makes them after recorded closes and interrupted imports, and in databases
 * from before there were any: it checks at the start and then regularly, in the background.
 */
export function keepFigures(db: Database, log: FastifyBaseLogger): { close(): void } {
  let closed = false
  let working = false

  const pause = () => (closed ? Promise.reject(new Error('closed')) : nextTurn())

  async function look(): Promise<void> {
    if (working) return
    working = true
    try {
      if ((await screener.isCurrent(db)) && (await screener.areDetailsCurrent(db))) return
      await refreshFigures(db, { pause })
      log.info('screener and sector figures calculated')
    } catch (err) {
      if (!closed && !(err instanceof ClosedError))
        log.error({ err }, 'screener and sector figures could not be calculated')
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
