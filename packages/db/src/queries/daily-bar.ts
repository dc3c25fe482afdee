import { bulkInsert } from '../bulk-insert.ts'
import type { Database } from '../database.ts'
import type { NewRow } from '../tables/index.ts'

/** The one place where a finished session becomes a daily bar. A bar that is already there is replaced. */
export async function writeDailyBars(tx: Database, bars: readonly NewRow<'daily_prices'>[]): Promise<void> {
  await bulkInsert(tx, 'daily_prices', bars, { onConflict: 'replace' })
}
