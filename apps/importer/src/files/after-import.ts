import type { Database } from '@bellwether/db'
import { refreshFigures } from '@bellwether/research/figures'
import { maxAtOnce } from './changed-securities.ts'

/** What follows an import: the figures that compare the changed securities with others. Pages, search and the screener notice the end of the run by themselves. */
export async function afterImport(db: Database, changedSecurityIds: ReadonlySet<number>): Promise<void> {
  if (changedSecurityIds.size === 0 || changedSecurityIds.size > maxAtOnce) return
  await refreshFigures(db, { securityIds: [...changedSecurityIds] })
}
