import type { IsoDate } from '@bellwether/domain'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'
import type { CostKind } from '../tables/costs.ts'

const costsOf = keptStatement((tables, { securityId, kind }: { securityId: Value<number>; kind: Value<CostKind> }) =>
  tables
    .selectFrom('costs')
    .select([
      'kind',
      'as_at as asAt',
      'currency',
      'entry',
      'exit',
      'ongoing',
      'management',
      'borrowing',
      'transaction',
      'incidental',
      'investee',
      'confirmed_zero as confirmedZero',
    ])
    .where('security_id', '=', securityId)
    .where('kind', '=', kind),
)

/** Foreseen (EX_ANTE) or paid (EX_POST). Fractions; null is unknown, never zero, unless `confirmedZero` names it. */
export async function product(db: Database, securityId: number, kind: CostKind) {
  return (await costsOf(db, { securityId, kind }))[0] ?? null
}

/** What the platform and the state charge on a day. A rule for one wrapper or type comes before the one for all. */
export function chargeRules(db: Database, day: IsoDate) {
  return db.sql
    .selectFrom('charge_rules')
    .select([
      'code',
      'wrapper',
      'security_type as securityType',
      'valid_from as validFrom',
      'valid_to as validTo',
      'rule',
    ])
    .where('valid_from', '<=', day)
    .where(eb => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', day)]))
    .orderBy(sql`code collate "C"`)
    .orderBy(sql`wrapper collate "C" nulls last`)
    .orderBy(sql`security_type collate "C" nulls last`)
    .orderBy('valid_from', 'desc')
    .execute()
}
