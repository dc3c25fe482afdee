import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { daysOf, type StoredYear } from '../series/days-of-year.ts'
import { eachDay, maybeNumbersOf, numbersOf, publishedIn } from '../series/read-days.ts'
import type { NavBasis } from '../tables/prices.ts'

export interface Nav {
  readonly day: IsoDate
  readonly nav: number
  readonly estimated: boolean
}

export interface NavOptions {
  readonly basis?: NavBasis
  /** What is published later is not known yet. */
  readonly at?: Date
}

/** The newest net asset value per share that is published, at the primary listing's unit and scale. */
export async function latest(
  db: Database,
  securityId: number,
  { basis = 'CUM_FAIR', at = new Date() }: NavOptions = {},
) {
  // The first value of a year may not be published yet.
  const years = await yearsOf(db, [securityId], basis).orderBy('year', 'desc').limit(2).execute()
  for (const year of years) {
    const published = publishedIn(year.published, at)
    const days = daysOf(year)
    const last = days.findLastIndex((_, index) => published(index))
    const day = days[last]
    if (day !== undefined) return { basis, day, ...navAt(year, last) }
  }
  return null
}

/**
 * Those that are published, oldest first, both ends inclusive. Blocks of a page want different lengths: they share one reading of
 * all years.
 */
export async function series(
  db: Database,
  securityId: number,
  from: IsoDate,
  to: IsoDate,
  { basis = 'CUM_FAIR', at = new Date() }: NavOptions = {},
): Promise<readonly Nav[]> {
  const years = await yearsOf(db, [securityId], basis).orderBy('year').execute()
  return years
    .filter(({ year }) => year >= Number(from.slice(0, 4)) && year <= Number(to.slice(0, 4)))
    .flatMap(year => publishedNavs(year, from, to, at))
}

/** As `series`, of any number of securities in one statement, which reads no other years; one without a value in the time is absent. */
export async function seriesOfMany(
  db: Database,
  securityIds: readonly number[],
  from: IsoDate,
  to: IsoDate,
  { basis = 'CUM_FAIR', at = new Date() }: NavOptions = {},
): Promise<ReadonlyMap<number, readonly Nav[]>> {
  const years = await yearsOf(db, securityIds, basis)
    .select('security_id as securityId')
    .where('last_day', '>=', from)
    .where('first_day', '<=', to)
    .orderBy('security_id')
    .orderBy('year')
    .execute()
  const bySecurity = Map.groupBy(years, ({ securityId }) => securityId)
  return new Map([...bySecurity].map(([id, found]) => [id, found.flatMap(year => publishedNavs(year, from, to, at))]))
}

function publishedNavs(year: NavYear, from: IsoDate, to: IsoDate, at: Date): readonly Nav[] {
  const [published, navs, estimates] = [
    publishedIn(year.published, at),
    numbersOf(year.navs),
    maybeNumbersOf(year.estimates),
  ]
  const values: Nav[] = []
  eachDay(year, from, to, (day, index) => {
    if (published(index))
      values.push({ day, nav: navs[index] as number, estimated: (estimates[index] ?? null) !== null })
  })
  return values
}

interface NavYear extends StoredYear {
  readonly navs: Uint8Array
  readonly estimates: Uint8Array | null
  readonly published: Uint8Array | null
}

function navAt(year: NavYear, index: number): Omit<Nav, 'day'> {
  return {
    nav: numbersOf(year.navs)[index] as number,
    estimated: (maybeNumbersOf(year.estimates)[index] ?? null) !== null,
  }
}

function yearsOf(db: Database, securityIds: readonly number[], basis: NavBasis) {
  return db.sql
    .selectFrom('nav_years')
    .select(['year', 'days', 'navs', 'estimates', 'published'])
    .where('security_id', '=', sql<number>`any(${securityIds}::int[])`)
    .where('basis', '=', basis)
}
