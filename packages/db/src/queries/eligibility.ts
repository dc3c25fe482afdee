import type { Database } from '../database.ts'
import { keptStatement, type Value } from '../kept-statement.ts'

export type Eligibility = NonNullable<Awaited<ReturnType<typeof find>>>

const eligibilityOf = keptStatement((tables, { securityId }: { securityId: Value<number> }) =>
  tables
    .selectFrom('eligibility as e')
    .leftJoin('documents as d', 'd.id', 'e.kiid_document_id')
    .select([
      'e.as_at as asAt',
      'e.tradable',
      'e.buyable',
      'e.sellable',
      'e.ri',
      'e.dripable',
      'e.not_tradable_reason as notTradableReason',
      'e.tradable_products as tradableProducts',
      'e.isa_eligibility as isaEligibility',
      'e.sipp_eligibility as sippEligibility',
      'e.kiid_required as kiidRequired',
      'e.kiid_document_id as kiidDocumentId',
      'd.url as kiidDocumentUrl',
      'd.title as kiidDocumentTitle',
      'd.regime as kiidDocumentRegime',
    ])
    .where('e.security_id', '=', securityId),
)

/** Null: nothing is known of it, so it is holdable in no wrapper. */
export async function find(db: Database, securityId: number) {
  return (await eligibilityOf(db, { securityId }))[0] ?? null
}
