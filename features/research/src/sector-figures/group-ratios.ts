import { type GroupFigures, maxPriceAgeDays, needsPrice } from '@bellwether/analytics'
import type { Database, sectorFigures } from '@bellwether/db'
import { addDays, type IsoDate, type SecurityType } from '@bellwether/domain'
import { figuresByKey, mediansOf } from './medians.ts'
import type { GroupSecurity } from './member-indices.ts'
import { type ComparedType, type OwnFigures, ownFigures, priceMoves, type Values } from './own-figures.ts'

/** What is compared of one share or trust. */
export interface ComparedSecurity extends OwnFigures {
  readonly security: GroupSecurity
}

/** How the figures of every company, or trust, of a sector compare. */
export interface RatioStandings {
  /** Members whose ratios are compared. */
  readonly reporting: number
  readonly medians: sectorFigures.Medians
  readonly standings: ReadonlyMap<number, Readonly<Record<string, sectorFigures.RatioStanding>>>
}

const securitiesPerBatch = 200

function isComparedType(type: SecurityType): type is ComparedType {
  return type === 'EQUITY' || type === 'CLOSED_END_FUND'
}

/** Of shares and trusts; nothing of other types. */
export async function readCompared(
  db: Database,
  type: SecurityType,
  securities: readonly GroupSecurity[],
  pause: () => Promise<void>,
): Promise<readonly ComparedSecurity[]> {
  if (!isComparedType(type)) return []
  const latest = lastPriceDay(securities)
  const compared: ComparedSecurity[] = []
  for (let start = 0; start < securities.length; start += securitiesPerBatch) {
    const batch = securities.slice(start, start + securitiesPerBatch)
    const figures = await ownFigures(db, type, batch)
    for (const security of batch) {
      const own = figures.get(security.id)
      if (own) compared.push({ ...own, security, values: valuesOnDay(own.values, security, latest) })
    }
    await pause()
  }
  return compared
}

/** The day of the newest price; null where none has one. */
export function lastPriceDay(securities: readonly Pick<GroupSecurity, 'day' | 'last'>[]): IsoDate | null {
  return securities.reduce<IsoDate | null>(
    (newest, { day, last }) => (last !== null && (newest === null || day > newest) ? day : newest),
    null,
  )
}

/** RP-COMPARE-28: a price of long before those of the others makes no figure that is compared with theirs. */
function valuesOnDay(values: Values, { day }: GroupSecurity, latest: IsoDate | null): Values {
  if (latest === null || day > addDays(latest, -maxPriceAgeDays)) return values
  return Object.fromEntries(Object.entries(values).filter(([key]) => !needsPrice(key) && !priceMoves.has(key)))
}

export function groupRatios(companies: readonly ComparedSecurity[]): RatioStandings {
  const counted = companies.filter(({ security }) => security.active)
  const figures = figuresByKey(counted.map(({ values }) => values))
  return {
    reporting: counted.filter(({ reports }) => reports).length,
    medians: mediansOf(figures),
    standings: new Map(companies.map(company => [company.security.id, standingsOf(company, figures)])),
  }
}

/** Others with a lower figure, and others, by ratio. */
function standingsOf(
  { values, security }: ComparedSecurity,
  figures: ReadonlyMap<string, GroupFigures>,
): Record<string, sectorFigures.RatioStanding> {
  const standings: Record<string, sectorFigures.RatioStanding> = {}
  for (const [key, value] of Object.entries(values)) {
    const group = figures.get(key)
    if (group) standings[key] = [group.below(value), group.count - (security.active ? 1 : 0)]
  }
  return standings
}
