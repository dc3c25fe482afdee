import { maxPriceAgeDays } from '@bellwether/analytics'
import { type Database, marketFigures, sectorFigures } from '@bellwether/db'
import { addDays, type SecurityType } from '@bellwether/domain'
import { type ComparedSecurity, readCompared } from './group-ratios.ts'
import { figuresByKey, mediansOf } from './medians.ts'

/** What the Summary holds against all shares, or trusts, of the same exchange. */
export const marketMeasures = [
  'dividendYield',
  'earningsGrowthForward',
  'priceChange12m',
  'priceChange3m',
  'priceEarnings',
  'priceNetAssets',
] as const

export type MarketMeasure = (typeof marketMeasures)[number]

const securitiesPerSlice = 200

/** Keeps what these securities count with in the medians of their market. */
export async function writeMarketFigures(
  db: Database,
  type: SecurityType,
  compared: readonly ComparedSecurity[],
): Promise<void> {
  const rows = compared.flatMap(({ security, values }) => {
    const { id, active, last, exchange, day } = security
    const figures = Object.fromEntries(
      marketMeasures.flatMap(key => (values[key] === undefined ? [] : [[key, values[key]]])),
    )
    return active && last !== null ? [{ security_id: id, type, exchange, as_at: day, figures }] : []
  })
  await marketFigures.write(
    db,
    compared.map(({ security }) => security.id),
    rows,
  )
}

/** The same of those that have no sector. */
export async function refreshWithoutSector(
  db: Database,
  securityIds: readonly number[] | undefined,
  pause: () => Promise<void>,
): Promise<void> {
  for (const type of ['EQUITY', 'CLOSED_END_FUND'] as const)
    for (let after = 0; ; ) {
      const slice = await sectorFigures.withoutSector(db, { type, after, limit: securitiesPerSlice, securityIds })
      await writeMarketFigures(db, type, await readCompared(db, type, slice, pause))
      const last = slice.at(-1)
      if (!last || slice.length < securitiesPerSlice) break
      after = last.id
    }
}

/** RP-COMPARE-28: the medians of each market, of members whose last price is of the same days. */
export async function writeMarketMedians(db: Database, pause: () => Promise<void>): Promise<void> {
  for (const market of await marketFigures.markets(db)) {
    const members = await marketFigures.members(db, market)
    const [asAt] = members.map(member => member.asAt).toSorted((a, b) => (a < b ? 1 : -1))
    if (asAt === undefined) continue
    const since = addDays(asAt, -maxPriceAgeDays)
    const figures = figuresByKey(members.filter(member => member.asAt > since).map(member => member.figures))
    await marketFigures.writeMedians(db, { ...market, as_at: asAt, medians: mediansOf(figures) })
    await pause()
  }
  await marketFigures.removeLeft(db)
}
