import type { Database } from '../database.ts'

/** Latest first. `factor` multiplies earlier prices. */
export function forSecurity(db: Database, securityId: number) {
  return db.sql
    .selectFrom('corporate_actions')
    .select([
      'id',
      'kind',
      'effective_on as effectiveOn',
      'ratio_new as ratioNew',
      'ratio_old as ratioOld',
      'factor',
      'description',
    ])
    .where('security_id', '=', securityId)
    .orderBy('effective_on', 'desc')
    .orderBy('id', 'desc')
    .execute()
}
