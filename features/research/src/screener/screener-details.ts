import { analyseGilt, lineGrowth, standingAmong } from '@bellwether/analytics'
import { type Database, facts, financials, importRuns, screener, sectorReturns } from '@bellwether/db'
import { addMonths, holdableIn, type IsoDate, isPresent, price, type Ratio } from '@bellwether/domain'
import { sectorGroupOf, standingOf } from '../charts/sector-standing.ts'
import { memberRatios } from '../key-ratios/sector-standing.ts'
import { toDealing } from '../layout/dealing.ts'

type Screened = screener.DetailedSecurity
type Group = sectorReturns.SectorGroup

const rowsPerSlice = 1_000
/** More companies than any sector has. */
const allMembers = 100_000
const monthsBack = [6, 12, 36, 60] as const

/**
 * Completes the screener's figures with those that only the pages' own functions calculate: ratios, returns with their
 * quartiles, and the accounts that can hold a security. A sector at a time, with a `pause` after each.
 */
export async function writeScreenerDetails(db: Database, pause: () => Promise<void>): Promise<void> {
  const finished = await importRuns.lastFinished(db)
  if (finished === null) return
  for (const members of (await groupsOf(db)).values()) {
    const details = await detailsOf(db, members, pause)
    for (let from = 0; from < details.length; from += rowsPerSlice)
      await screener.writeDetails(db, details.slice(from, from + rowsPerSlice))
    await pause()
  }
  await screener.finishDetails(db, finished)
}

/** Securities that are compared with each other; those without a sector are each alone. */
async function groupsOf(db: Database): Promise<ReadonlyMap<string, readonly Screened[]>> {
  const groups = new Map<string, Screened[]>()
  for (let after = 0; ; ) {
    const rows = await screener.detailedAfter(db, after, rowsPerSlice)
    for (const row of rows) {
      const group = sectorGroupOf(row)
      const key = group ? [group.type, group.by, group.name].join('|') : `${row.type}|none`
      groups.set(key, [...(groups.get(key) ?? []), row])
    }
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerSlice) return groups
    after = last.id
  }
}

async function detailsOf(
  db: Database,
  members: readonly Screened[],
  pause: () => Promise<void>,
): Promise<readonly screener.ScreenerDetails[]> {
  const [first] = members
  const group = first ? sectorGroupOf(first) : null
  const returns = group ? await returnsOf(db, group, members, pause) : new Map<number, Returns>()
  const ratios = group && first?.type === 'EQUITY' ? await ratiosOf(db, group.name) : new Map<number, Ratios>()
  const yields = first?.type === 'BOND' ? await afterTaxYields(db, members) : new Map<number, number>()
  const charged = members.filter(({ charge }) => charge !== null)
  const quartileOf = ({ id, charge }: Screened) =>
    standingAmong(
      charged.flatMap(other => (other.id === id ? [] : [-(other.charge ?? 0)])),
      -(charge ?? 0),
    ).quartile
  return members.map(member => ({
    securityId: member.id,
    wrappers: holdableIn(toDealing(member, member.dealing)).flatMap(({ holdable, wrapper }) =>
      holdable ? [wrapper] : [],
    ),
    ...(ratios.get(member.id) ?? noRatios),
    ...(returns.get(member.id) ?? noReturns),
    chargeQuartile: group && member.charge !== null ? quartileOf(member) : null,
    afterTaxYield: yields.get(member.id) ?? null,
  }))
}

/** The higher rate of income tax, as the column's name says. */
const higherRate = 0.4

async function afterTaxYields(db: Database, gilts: readonly Screened[]): Promise<ReadonlyMap<number, number>> {
  const yields = new Map<number, number>()
  for (const { id, last, priceUnit, priceScale, asAt } of gilts) {
    const record = last === null || asAt === null ? null : await facts.gilt(db, id)
    if (!record || last === null || asAt === null) continue
    const analysis = analyseGilt(record, price(last, priceScale, priceUnit), asAt)
    const after = analysis?.afterTax.find(({ rate }) => rate === higherRate)
    if (after) yields.set(id, after.yield)
  }
  return yields
}

type Ratios = Pick<
  screener.ScreenerDetails,
  'priceBook' | 'operatingMargin' | 'roce' | 'netDebtEbitda' | 'earningsGrowth'
>

const noRatios: Ratios = {
  priceBook: null,
  operatingMargin: null,
  roce: null,
  netDebtEbitda: null,
  earningsGrowth: null,
}

async function ratiosOf(db: Database, sector: string): Promise<ReadonlyMap<number, Ratios>> {
  const members = await financials.sectorMembers(db, sector, allMembers)
  return new Map(
    members.map(member => {
      const ratios = memberRatios(member)
      return [
        member.securityId,
        {
          priceBook: numberIn(ratios.priceBook),
          operatingMargin: numberIn(ratios.operatingMargin),
          roce: numberIn(ratios.returnOnCapitalEmployed),
          netDebtEbitda: numberIn(ratios.netDebtToEbitda),
          earningsGrowth: numberIn(lineGrowth(member.epsPrevious, member.eps)),
        },
      ]
    }),
  )
}

function numberIn(ratio: Ratio | undefined): number | null {
  return ratio && isPresent<number>(ratio) ? ratio.value : null
}

type Returns = Omit<
  screener.ScreenerDetails,
  keyof Ratios | 'securityId' | 'wrappers' | 'chargeQuartile' | 'afterTaxYield'
>

const noReturns: Returns = {
  return6m: null,
  totalReturn1y: null,
  totalReturn3y: null,
  totalReturn5y: null,
  quartile1y: null,
  quartile3y: null,
  quartile5y: null,
}

async function returnsOf(
  db: Database,
  group: Group,
  members: readonly Screened[],
  pause: () => Promise<void>,
): Promise<ReadonlyMap<number, Returns>> {
  const found = new Map<number, Returns>()
  const { counting: _, ...together } = group
  for (const [asAt, dated] of Map.groupBy(members, member => member.asAt)) {
    if (asAt === null) continue
    const rows = await memberReturns(db, together, asAt)
    const counted = new Set(rows.map(({ securityId }) => securityId))
    for (const { id } of dated) {
      // Of a fund with two classes the group counts one; the other is compared in its place, as on its own page.
      const own =
        counted.has(id) || group.type !== 'FUND' ? rows : await memberReturns(db, { ...group, counting: id }, asAt)
      found.set(id, toReturns(own, id))
      if (own !== rows) await pause()
    }
  }
  return found
}

function memberReturns(db: Database, group: Group, asAt: IsoDate): Promise<readonly sectorReturns.MemberReturn[]> {
  return sectorReturns.memberReturns(
    db,
    group,
    monthsBack.map(months => ({ from: addMonths(asAt, -months), to: asAt })),
  )
}

function toReturns(rows: readonly sectorReturns.MemberReturn[], id: number): Returns {
  const { ranks } = standingOf(rows, id, monthsBack.length)
  const fractionOf = (period: number) =>
    rows.find(row => row.securityId === id && row.period === period)?.fraction ?? null
  return {
    return6m: fractionOf(0),
    totalReturn1y: fractionOf(1),
    totalReturn3y: fractionOf(2),
    totalReturn5y: fractionOf(3),
    quartile1y: ranks[1]?.quartile ?? null,
    quartile3y: ranks[2]?.quartile ?? null,
    quartile5y: ranks[3]?.quartile ?? null,
  }
}
