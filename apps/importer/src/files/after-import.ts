import type { Database } from '@bellwether/db'

/**
 * The one place for what follows an import, inside its transaction: figures that are worked out from what was imported, and
 * the marks by which other processes notice new data.
 */
export async function afterImport(_tx: Database, _changedSecurityIds: ReadonlySet<number>): Promise<void> {
  // Search and the screener notice the end of the import run by themselves.
}
