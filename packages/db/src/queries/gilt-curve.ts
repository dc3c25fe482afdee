import type { IsoDate } from '@bellwether/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import type { GiltKind } from '../tables/facts.ts'
import type { Tables } from '../tables/index.ts'

const curveGilts = (tables: Kysely<Tables>, kind: Value<GiltKind>, order: 'asc' | 'desc') =>
  tables
    .selectFrom('gilt_facts as g')
    .innerJoin('securities as s', 's.id', 'g.security_id')
    .innerJoin('listings as l', join => join.onRef('l.security_id', '=', 's.id').on('l.primary_listing', '=', true))
    .select([
      's.id',
      's.name',
      'l.market_code as marketCode',
      'g.coupon',
      'g.matures_on as maturesOn',
      'g.gross_redemption_yield as redemptionYield',
      'g.real_yield as realYield',
      'g.as_at as asAt',
    ])
    .where('g.kind', '=', kind)
    .where('s.status', '=', 'ACTIVE')
    .orderBy('g.matures_on', order)
    .orderBy('g.security_id', order)

interface CurvePlace {
  readonly kind: GiltKind
  readonly maturesOn: IsoDate
  readonly securityId: number
}
type PlaceValues = { readonly [Name in keyof CurvePlace]: Value<CurvePlace[Name]> }

const giltsUpTo = keptStatement((tables, { kind, maturesOn, securityId }: PlaceValues, count: number) =>
  curveGilts(tables, kind, 'desc')
    .where(sql<boolean>`(g.matures_on, g.security_id) <= (${maturesOn}, ${securityId})`)
    .limit(count),
)

const giltsAfter = keptStatement((tables, { kind, maturesOn, securityId }: PlaceValues, count: number) =>
  curveGilts(tables, kind, 'asc')
    .where(sql<boolean>`(g.matures_on, g.security_id) > (${maturesOn}, ${securityId})`)
    .limit(count),
)

/**
 * A gilt among those of its kind, in the order in which they are repaid, with so many on either side; empty where it is not among
 * them. Yields are fractions; real ones for index-linked gilts.
 */
export async function around(db: Database, place: CurvePlace, count: number) {
  const [upTo, after] = await Promise.all([giltsUpTo(db, place, count + 1), giltsAfter(db, place, count)])
  return upTo[0]?.id === place.securityId ? [...upTo.toReversed(), ...after] : []
}

const yieldsUpTo = keptStatement((tables, { kind, maturesOn }: Omit<PlaceValues, 'securityId'>) =>
  curveGilts(tables, kind, 'desc')
    .where('g.matures_on', '<=', maturesOn)
    .where('g.gross_redemption_yield', 'is not', null)
    .limit(1),
)

const yieldsFrom = keptStatement((tables, { kind, maturesOn }: Omit<PlaceValues, 'securityId'>) =>
  curveGilts(tables, kind, 'asc')
    .where('g.matures_on', '>=', maturesOn)
    .where('g.gross_redemption_yield', 'is not', null)
    .limit(1),
)

/** The conventional gilts with a yield on either side of a maturity; the same one twice where it is repaid on that day. */
export async function conventionalBeside(db: Database, maturesOn: IsoDate) {
  const place = { kind: 'CONVENTIONAL', maturesOn } as const
  const [before, after] = await Promise.all([yieldsUpTo(db, place), yieldsFrom(db, place)])
  return [...before, ...after]
}
