import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Shortest period first. */
export function measures(db: Database, securityId: number) {
  return db.sql
    .selectFrom('risk_measures')
    .select(['years', 'measure', 'value', 'category', 'benchmark', 'as_at as asAt'])
    .where('security_id', '=', securityId)
    .orderBy('years')
    .orderBy(sql`measure collate "C"`)
    .execute()
}

export function ratings(db: Database, securityId: number) {
  return db.sql
    .selectFrom('ratings')
    .select(['provider', 'measure', 'score', 'scale', 'words', 'as_at as asAt', 'licence'])
    .where('security_id', '=', securityId)
    .orderBy(sql`provider collate "C"`)
    .orderBy(sql`measure collate "C"`)
    .execute()
}

/** Each with its regime and scale; the regime that takes over last (CCI) first. */
export function scores(db: Database, securityId: number) {
  return db.sql
    .selectFrom('risk_scores')
    .select(['regime', 'score', 'scale', 'as_at as asAt', 'material_risks as materialRisks'])
    .where('security_id', '=', securityId)
    .orderBy(sql`array_position(array['CCI_PRODUCT_SUMMARY', 'PRIIPS_KID', 'UCITS_KIID'], regime)`)
    .execute()
}
