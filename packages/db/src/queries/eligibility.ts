import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

export type Eligibility = NonNullable<Awaited<ReturnType<typeof find>>>

const eligibilityOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('eligibility')
    .select([
      'as_at as asAt',
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
      'kiid_document_id as kiidDocumentId',
    ])
    .where('security_id', '=', securityId),
)

/** Null: nothing is known of it, so it is holdable in no wrapper. */
export async function find(db: Database, securityId: number) {
  return (await eligibilityOf(db, { securityId }))[0] ?? null
}
