import { mean, standingAmong } from '@bellwether/analytics'
import type { SectorRank } from '@bellwether/contract'
import type { sectorReturns } from '@bellwether/db'
import type { IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import type { ReturnHistory } from './return-history.ts'

/** The sector's average return in each requested period, with the security's rank. */
export interface SectorStanding {
  readonly name: string
  readonly averages: readonly (number | null)[]
  readonly ranks: readonly (SectorRank | null)[]
}

/** Shares, trusts and funds are compared with their sector; ETFs, which have none, with their category. Null where there is no such group. */
export function sectorGroupOf({
  id,
  type,
  sector,
  category,
}: Pick<Security, 'id' | 'type' | 'sector' | 'category'>): sectorReturns.SectorGroup | null {
  if (type === 'BOND') return null
  const by = type === 'ETF' ? 'category' : 'sector'
  const name = type === 'ETF' ? category : sector
  if (!name) return null
  return type === 'FUND' ? { type, by, name, counting: id } : { type, by, name }
}

/**
 * In the money of the security's own returns. After inflation every member loses the same part, so ranks stay. Null in
 * converted money: members are priced in several currencies.
 */
export async function standingInMoney(
  standing: SectorStanding | null,
  periods: readonly sectorReturns.SpanOfDays[],
  { money, security }: Pick<ReturnHistory, 'money' | 'security'>,
): Promise<SectorStanding | null> {
  if (!standing || !money.moneyValue) return standing
  const value = money.currency === 'gbp' ? null : await money.moneyValue(security.currency)
  if (!value) return null
  // As the security's own return, from the last close on or before the first day.
  const at = (date: IsoDate) => value(security.days.findLast(({ day }) => day <= date)?.day ?? date)
  return {
    ...standing,
    averages: standing.averages.map((average, index) => {
      const period = periods[index]
      const [start, end] = period ? [at(period.from), at(period.to)] : [null, null]
      return average === null || start === null || end === null ? null : ((1 + average) * end) / start - 1
    }),
  }
}

/** Null where the security has no sector, or is alone in it. */
export async function sectorStanding(
  { sectors }: ResearchContext,
  security: Security,
  periods: readonly sectorReturns.SpanOfDays[],
): Promise<SectorStanding | null> {
  const group = sectorGroupOf(security)
  if (!group) return null
  const rows = await sectors.members(
    group,
    periods.map(({ from, to }) => ({ from, to })),
  )
  const standing = standingOf(rows, security.id, periods.length)
  return standing.averages.some(average => average !== null) ? { name: group.name, ...standing } : null
}

export function standingOf(
  rows: readonly sectorReturns.MemberReturn[],
  securityId: number,
  periodCount: number,
): Omit<SectorStanding, 'name'> {
  const periods = Map.groupBy(rows, row => row.period)
  const perPeriod = Array.from({ length: periodCount }, (_, period) => {
    const members = periods.get(period) ?? []
    // With one member the average would be the security itself.
    if (members.length < 2) return { average: null, rank: null }
    const own = members.find(member => member.securityId === securityId)
    return { average: mean(members.map(({ fraction }) => fraction)), rank: own ? rankIn(members, own) : null }
  })
  return { averages: perPeriod.map(({ average }) => average), ranks: perPeriod.map(({ rank }) => rank) }
}

function rankIn(members: readonly sectorReturns.MemberReturn[], own: sectorReturns.MemberReturn): SectorRank {
  const others = members.flatMap(member => (member === own ? [] : [member.fraction]))
  const { rank, members: of, quartile } = standingAmong(others, own.fraction)
  return { place: rank, of, quartile }
}
