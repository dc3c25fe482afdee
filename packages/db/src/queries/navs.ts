import type { IsoDate } from '@bellwether/domain'
import type { Database } from '../database.ts'
import { eachDay, maybeNumbersOf, numbersOf } from '../series/read-days.ts'
import type { NavBasis } from '../tables/prices.ts'

/** Net asset value per share, at the primary listing's unit and scale. */
export async function latest(db: Database, securityId: number, basis: NavBasis = 'CUM_FAIR') {
  const year = await yearsOf(db, securityId, basis)
    .select('last_day as day')
    .orderBy('year', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (year === undefined) return null
  const at = numbersOf(year.days).length - 1
  const estimated = (maybeNumbersOf(year.estimates)[at] ?? null) !== null
  return { day: year.day, basis, nav: numbersOf(year.navs)[at] as number, estimated }
}

/** Oldest first, both ends inclusive. */
export async function series(
  db: Database,
  securityId: number,
  from: IsoDate,
  to: IsoDate,
  basis: NavBasis = 'CUM_FAIR',
) {
  const years = await yearsOf(db, securityId, basis)
    .where('last_day', '>=', from)
    .where('first_day', '<=', to)
    .orderBy('year')
    .execute()
  const values: { readonly day: IsoDate; readonly nav: number; readonly estimated: boolean }[] = []
  for (const year of years) {
    const [navs, estimates] = [numbersOf(year.navs), maybeNumbersOf(year.estimates)]
    eachDay(year, from, to, (day, at) => {
      values.push({ day, nav: navs[at] as number, estimated: (estimates[at] ?? null) !== null })
    })
  }
  return values
}

function yearsOf(db: Database, securityId: number, basis: NavBasis) {
  return db.sql
    .selectFrom('nav_years')
    .select(['year', 'days', 'navs', 'estimates'])
    .where('security_id', '=', securityId)
    .where('basis', '=', basis)
}
