import type { Revocation, Revocations } from './revocations.ts'

const pollMs = 2000
const purgeMs = 600_000

export interface RevocationWatchOptions {
  readonly revocations: Revocations
  /** Those after the one with this id, from the database. */
  readonly load: (afterId: number) => Promise<readonly (Revocation & { readonly id: number })[]>
  /** Called for each that was not known. */
  readonly onRevoked: (revocation: Revocation) => void
  readonly onError: (error: unknown) => void
  readonly now: () => number
}

export interface RevocationWatch {
  stop(): void
}

/**
 * Reads what voids sessions from the database, at start and every two seconds: the control message on the bus is faster,
 * but a gateway may miss it or start later. Resolves once all that is stored is known.
 */
export async function watchRevocations(options: RevocationWatchOptions): Promise<RevocationWatch> {
  const { revocations, load, onRevoked, onError, now } = options
  const seen = new Set<number>()
  // Of two polls ago: a transaction with a lower id may commit after one with a higher id was read.
  let cursor = 0
  let next = 0

  async function poll(): Promise<void> {
    const found = await load(cursor)
    cursor = next
    for (const revocation of found) {
      next = Math.max(next, revocation.id)
      if (seen.has(revocation.id)) continue
      seen.add(revocation.id)
      revocations.add(revocation)
      onRevoked(revocation)
    }
    for (const id of seen) if (id <= cursor) seen.delete(id)
  }

  await poll()
  let polling = false
  const timers = [
    setInterval(() => {
      if (polling) return
      polling = true
      poll()
        .catch(onError)
        .finally(() => {
          polling = false
        })
    }, pollMs),
    setInterval(() => revocations.purge(now()), purgeMs),
  ]
  for (const timer of timers) timer.unref()
  return {
    stop() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}
