import { type Database, figuresDue, screener, screenerIndex, screenerSummaries, sectorFigures } from '@bellwether/db'
import type { SecurityType } from '@bellwether/domain'
import { detailsOfGroup, detailsOfOthers } from '../screener/screener-details.ts'
import { groupIncome } from './group-income.ts'
import { type ComparedSecurity, groupRatios, lastPriceDay, readCompared } from './group-ratios.ts'
import { countedMembers, groupReturns, type ReturnStandings } from './group-returns.ts'
import { refreshWithoutSector, writeMarketFigures, writeMarketMedians } from './market-medians.ts'
import { maxLeaders } from './sector-line.ts'
import { trustDividendGrowth } from './trust-dividend-growth.ts'

export interface RefreshOptions {
  /** Those whose data changed; without them every security. */
  readonly securityIds?: readonly number[]
  /** Sectors made at once, so that the database works while another one's figures are calculated; 1 unless given. */
  readonly atOnce?: number
  /** Told the share of the work that is done, 0 to 1. */
  readonly onProgress?: (fraction: number) => void
  /** Awaited between pieces of work; a rejection ends it. */
  readonly pause?: () => Promise<void>
}

const rowsPerSlice = 1_000

/**
 * Makes the figures that compare securities, which pages then read by key: those of the screener, and for each sector its returns,
 * ratios, dividends and the place of every security in them. Of some securities only, the sectors they are in, or were in, are made anew.
 * Interrupted, it goes on with the sectors that are missing; doing it twice, or in two nodes at once, is harmless.
 */
export async function refreshFigures(db: Database, options: RefreshOptions = {}): Promise<void> {
  const { securityIds, atOnce = 1, onProgress = () => {}, pause = async () => {} } = options
  const due = await figuresDue.dueSince(db)
  if (securityIds !== undefined || !(await screener.isCurrent(db))) await screener.refresh(db, { securityIds, pause })
  const madeFor = due ?? new Date(0)
  const all = await sectorFigures.groups(db, securityIds)
  const made = securityIds === undefined ? await sectorFigures.groupsMadeFor(db, madeFor) : new Set<string>()
  await eachOf(all, atOnce, async (group, index) => {
    onProgress(index / (all.length + 1))
    if (!made.has(`${group.type} ${group.name}`)) await refreshGroup(db, group, madeFor, pause)
  })
  await refreshOthers(db, securityIds, pause)
  await refreshWithoutSector(db, securityIds, pause)
  await writeMarketMedians(db, pause)
  await sectorFigures.removeLeft(db)
  await sectorFigures.writeCounts(db)
  await screenerIndex.write(db)
  await screenerSummaries.write(db)
  if (securityIds === undefined && due) await screener.finishDetails(db, due)
  onProgress(1)
}

/** In their order, so many at once. After an error none is begun, and those at work are waited for. */
async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const waiting = items.entries()
  let failed = false
  const workThrough = async () => {
    for (const [index, item] of waiting) {
      if (failed) return
      try {
        await work(item, index)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  const workers = Array.from({ length: atOnce }, workThrough)
  await Promise.allSettled(workers)
  await Promise.all(workers)
}

async function refreshGroup(
  db: Database,
  group: sectorFigures.SectorGroup,
  madeFor: Date,
  pause: () => Promise<void>,
): Promise<void> {
  const securities = await sectorFigures.securitiesOf(db, group)
  const returns = await groupReturns(db, securities, pause)
  const screened = await screenedOf(db, group.type, securities)
  const compared = withDividends(await readCompared(db, group.type, securities, pause), screened)
  const ratios = groupRatios(compared)
  const income = groupIncome(compared)
  const rows = returns.map(standings => ({
    ...toRow(standings),
    ...group,
    ratios: ratios.standings.get(standings.security.id) ?? {},
    income: income.get(standings.security.id) ?? {},
  }))
  const details = detailsOfGroup(screened, {
    returns: new Map(returns.map(each => [each.security.id, each])),
    ratios: new Map(compared.map(({ security, fromInputs }) => [security.id, fromInputs])),
  })
  for (let start = 0; start < rows.length; start += rowsPerSlice) {
    await sectorFigures.writeStandings(db, rows.slice(start, start + rowsPerSlice))
    await screener.writeDetails(db, details.slice(start, start + rowsPerSlice))
    await pause()
  }
  await writeMarketFigures(db, group.type, compared)
  await sectorFigures.writeGroup(db, {
    ...group,
    as_at: lastPriceDay(securities),
    reporting: ratios.reporting,
    leaders: leadersOf(securities),
    medians: ratios.medians,
    made_for: madeFor,
  })
}

async function screenedOf(
  db: Database,
  type: SecurityType,
  securities: readonly { readonly id: number }[],
): Promise<readonly screener.DetailedSecurity[]> {
  const ids = securities.map(({ id }) => id)
  const found: screener.DetailedSecurity[] = []
  for (let start = 0; start < ids.length; start += rowsPerSlice)
    found.push(...(await screener.detailed(db, ids.slice(start, start + rowsPerSlice))))
  if (type !== 'CLOSED_END_FUND') return found
  const growth = await trustDividendGrowth(db, ids)
  return found.map(trust => ({ ...trust, dividendGrowth: growth.get(trust.id) ?? null }))
}

/** With the growth of dividends, which the screener has of active members. */
function withDividends(
  compared: readonly ComparedSecurity[],
  screened: readonly screener.DetailedSecurity[],
): readonly ComparedSecurity[] {
  const members = new Map(screened.map(member => [member.id, member]))
  return compared.map(each => {
    const { dividendGrowth = null, increases = null } = members.get(each.security.id) ?? {}
    return {
      ...each,
      values: {
        ...each.values,
        ...(dividendGrowth === null ? {} : { dividendGrowth }),
        ...(increases === null ? {} : { increases }),
      },
    }
  })
}

function toRow({ security, life, returns, averages, counted, places }: ReturnStandings) {
  return {
    security_id: security.id,
    as_at: life.asAt,
    managed_since: life.managedSince,
    began_on: life.beganOn,
    returns,
    averages,
    counted,
    places,
  }
}

/** The largest members; of equal size the one that came first. */
function leadersOf(securities: readonly sectorFigures.GroupSecurity[]): readonly number[] {
  return countedMembers(securities)
    .toSorted((a, b) => (b.sizeGbp ?? -1) - (a.sizeGbp ?? -1) || a.id - b.id)
    .slice(0, maxLeaders)
    .map(({ listingId }) => listingId)
}

/** Gilts, and whatever has no sector: compared with nothing, but screened. */
async function refreshOthers(
  db: Database,
  securityIds: readonly number[] | undefined,
  pause: () => Promise<void>,
): Promise<void> {
  for (let after = 0; ; ) {
    const slice = await screener.detailedAfter(db, after, rowsPerSlice)
    const changed = securityIds === undefined ? slice : slice.filter(({ id }) => securityIds.includes(id))
    await screener.writeDetails(db, await detailsOfOthers(db, changed))
    const last = slice.at(-1)
    if (!last || slice.length < rowsPerSlice) return
    after = last.id
    await pause()
  }
}
