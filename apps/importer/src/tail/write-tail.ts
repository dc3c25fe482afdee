import { availableParallelism } from 'node:os'
import { type Database, inTransaction, securities } from '@bellwether/db'
import { createTail, type Tail, type TailPlan, type UniverseOptions } from '@bellwether/universe'
import { insertBatch } from '../market-tables.ts'
import { openTailThread, type TailWriter } from './tail-thread.ts'

export interface TailOptions {
  /** Of the same PostgreSQL, for threads with connections of their own; null is no threads. */
  readonly databaseUrl: string | null
  readonly onProgress: (done: number, total: number) => void
}

const securitiesPerSlice = 100

/**
 * Adds the long tail of a large simulated market, on all cores. A slice of securities is written as a whole, so that what
 * was interrupted goes on with the securities that are missing.
 */
export async function writeTail(
  db: Database,
  market: Omit<UniverseOptions, 'onProgress'>,
  { databaseUrl, onProgress }: TailOptions,
): Promise<void> {
  const tail = createTail(market)
  const written = await securities.idsAfter(db, market.securities - tail.securities)
  const slices = missingSlices(tail, written)
  let done = written.size
  const writeAll = async (writer: TailWriter) => {
    for (let next = slices.next(); !next.done; next = slices.next()) {
      await writer.write(next.value)
      done += next.value.length
      onProgress(done, tail.securities)
    }
  }
  const writers =
    databaseUrl === null
      ? [{ write: (plans: readonly TailPlan[]) => writeSlice(db, tail, plans), close: async () => {} }]
      : Array.from({ length: availableParallelism() }, () => openTailThread({ databaseUrl, market }))
  try {
    await Promise.all(writers.map(writeAll))
  } finally {
    await Promise.all(writers.map(writer => writer.close()))
  }
}

export function writeSlice(db: Database, tail: Tail, plans: readonly TailPlan[]): Promise<void> {
  return inTransaction(db, async tx => {
    for (const batch of tail.rows(plans)) await insertBatch(tx, batch)
  })
}

function* missingSlices(tail: Tail, written: ReadonlySet<number>): Generator<readonly TailPlan[]> {
  for (const slice of tail.slices(securitiesPerSlice)) {
    const missing = slice.filter(({ id }) => !written.has(id))
    if (missing.length > 0) yield missing
  }
}
