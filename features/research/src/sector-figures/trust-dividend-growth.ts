import { dividendRecord } from '@bellwether/analytics'
import { type Database, dividends } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import { toDividendView } from '../securities/dividend-view.ts'

const [earliest, latest] = ['0001-01-01', '9999-12-31'] as [IsoDate, IsoDate]
const trustsPerBatch = 200

/** Of trusts, which have no ratios of a company: growth of the dividend over five complete years, a year, as on their Dividends page. */
export async function trustDividendGrowth(
  db: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const growth = new Map<number, number | null>()
  for (let start = 0; start < ids.length; start += trustsPerBatch) {
    const paid = await dividends.betweenOf(db, ids.slice(start, start + trustsPerBatch), earliest, latest)
    for (const [id, all] of paid)
      growth.set(id, dividendRecord(all.toReversed().map(toDividendView))?.growth[5] ?? null)
  }
  return growth
}
