import type pg from 'pg'
import { UnavailableError } from './errors.ts'
import { createProber } from './prober.ts'
import { createStallWatch, type StallTimes } from './stall-watch.ts'
import { toUnavailable } from './unavailable.ts'

export interface Guard {
  /** Pieces of work that failed because the database was not available. */
  readonly outages: number
  /** Throws while the server is known not to answer. */
  check(): void
  /** The same result; a failure of the connection, or of a server that stops answering, as an UnavailableError. */
  run<T>(work: Promise<T>): Promise<T>
  close(): Promise<void>
}

/** `stall` null: waits for the server as long as it takes. */
export function createGuard(config: pg.ClientConfig, stall: StallTimes | null): Guard {
  let outages = 0
  const prober = createProber(config)
  const createError = () => new UnavailableError(new Error('the server has stopped answering'))
  const watch = stall && createStallWatch({ ...stall, probe: prober.probe, createError })
  return {
    get outages() {
      return outages
    },
    check() {
      if (!watch?.isDown) return
      outages += 1
      throw createError()
    },
    async run(work) {
      try {
        return await (watch ? watch.guard(work) : work)
      } catch (error) {
        const known = toUnavailable(error)
        if (known instanceof UnavailableError) outages += 1
        throw known
      }
    },
    async close() {
      watch?.close()
      await prober.close()
    },
  }
}
