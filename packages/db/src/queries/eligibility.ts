import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

export type Eligibility = NonNullable<Awaited<ReturnType<typeof find>>>

const eligibilityOf = keptStatement((tables, { marketCode }: { marketCode: Value<string> }) =>
  tables
    .selectFrom('listings as l')
    .innerJoin('eligibility as e', 'e.security_id', 'l.security_id')
    .select([
      'e.as_at as asAt',
      'tradable',
      'buyable',
      'sellable',
      'ri',
      'dripable',
      'not_tradable_reason as notTradableReason',
      'tradable_products as tradableProducts',
      'isa_eligibility as isaEligibility',
      'sipp_eligibility as sippEligibility',
      'kiid_required as kiidRequired',
    ])
    .where('l.market_code', '=', marketCode),
)

/** Null: nothing is known of it, so it is holdable in no wrapper. */
export async function find(db: Database, marketCode: string) {
  return (await eligibilityOf(db, { marketCode }))[0] ?? null
}
