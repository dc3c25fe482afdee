import { quartileOf, type SpanOfDays } from '@bellwether/analytics'
import type { ReturnPeriod, SectorRank } from '@bellwether/contract'
import { sectorFigures } from '@bellwether/db'
import { daysBetween, formatDate, type IsoDate } from '@bellwether/domain'
import type { ResearchContext, Security } from '../research-context.ts'
import { comparedSpans } from '../sector-figures/compared-spans.ts'
import { sectorGroupOf } from '../sector-figures/sector-group.ts'
import type { ReturnHistory } from './return-history.ts'
import { cumulativePeriods } from './standard-periods.ts'

/** The sector's average return in each requested period, with the security's rank. */
export interface SectorStanding {
  readonly name: string
  /** The day the figures of the sector end on: as old as the last time they were made. */
  readonly asAt: IsoDate
  readonly averages: readonly (number | null)[]
  readonly ranks: readonly (SectorRank | null)[]
}

/**
 * In the money of the security's own returns. After inflation every member loses the same part, so ranks stay. Null in
 * converted money: members are priced in several currencies.
 */
export async function standingInMoney(
  standing: SectorStanding | null,
  periods: readonly SpanOfDays[],
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

/** Older figures of a sector are left out, as a member's older price is. */
const maxAgeDays = 14

/** Null where the security has no sector, or is alone in it. */
export async function sectorStanding(
  context: ResearchContext,
  security: Security,
  periods: readonly (SpanOfDays & Partial<Pick<ReturnPeriod, 'label'>>)[],
): Promise<SectorStanding | null> {
  return standingOf(await storedStanding(context, security), periods)
}

/** What is stored of a security in its sector, before it is known which periods are shown. */
export async function storedStanding(
  { db }: ResearchContext,
  security: Security,
): Promise<(sectorFigures.Standing & { readonly name: string }) | null> {
  const group = sectorGroupOf(security)
  const stored = group && (await sectorFigures.standing(db, security.id))
  return stored && { ...stored, name: group.name }
}

export function standingOf(
  stored: Awaited<ReturnType<typeof storedStanding>>,
  periods: readonly (SpanOfDays & Partial<Pick<ReturnPeriod, 'label'>>)[],
): SectorStanding | null {
  const day = periods[0]?.to
  if (!stored || !day || daysBetween(stored.asAt, day) > maxAgeDays) return null
  const standing = standingOver(stored, periods)
  const { name, asAt } = stored
  return standing.averages.some(average => average !== null) ? { name, asAt, ...standing } : null
}

/** "Sector: Retailers", with the day where it is not that of the security's own returns. */
export function describeSector({ name, asAt }: SectorStanding, day: IsoDate): string {
  return asAt === day ? `Sector: ${name}.` : `Sector: ${name}, to ${formatDate(asAt)}.`
}

type StoredStanding = Pick<
  sectorFigures.Standing,
  'asAt' | 'managedSince' | 'beganOn' | 'averages' | 'counted' | 'places'
>

/** The stored figures of the periods asked for: those between the same days, or of the same name where the stored ones end on another. */
export function standingOver(
  stored: StoredStanding,
  periods: readonly (SpanOfDays & Partial<Pick<ReturnPeriod, 'label'>>)[],
): Pick<SectorStanding, 'averages' | 'ranks'> {
  const spans = comparedSpans(stored)
  const labels = cumulativePeriods(stored.asAt).map(({ label }) => label)
  const found = periods.map(({ from, to, label }) => {
    const same = spans.findIndex(span => span?.from === from && span.to === to)
    if (same >= 0) return same
    const named = label ? labels.indexOf(label) : -1
    return named >= 0 ? named : spans.findIndex(span => span?.from === from && span.to === stored.asAt)
  })
  return {
    averages: found.map(place => stored.averages[place] ?? null),
    ranks: found.map(place => rankOf(stored.places[place] ?? null, stored.counted[place] ?? null)),
  }
}

function rankOf(place: number | null, of: number | null): SectorRank | null {
  return place === null || of === null ? null : { place, of, quartile: quartileOf(place, of) }
}
