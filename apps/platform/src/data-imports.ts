import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@bellwether/db'
import { parseMarketCode, toIsoDate } from '@bellwether/domain'
import type { SiteOptions } from '@bellwether/site'
import type { Environment } from './environment.ts'

/** On its first use: a start does not need it. */
const loadImporter = () => import('@bellwether/importer')

const origin = { via: 'upload', by: 'operator' } as const

/** Gives the importer to the operators' page. Uploads wait in the inbox where there is one: names with a point are not taken from it. */
export function dataImports(
  db: Database,
  { importDir }: Pick<Environment, 'importDir'>,
): NonNullable<SiteOptions['imports']> {
  return {
    folder: importDir === null ? join(tmpdir(), 'bellwether-uploads') : join(importDir, '.uploads'),
    formats: async () => (await loadImporter()).importFormats.map(({ name }) => name),
    importFile: async (path, { symbol, ...options }) =>
      (await loadImporter()).importPaths(db, [path], {
        ...options,
        symbol: symbol === null ? null : parseMarketCode(symbol),
        today: toIsoDate(new Date()),
        origin,
      }),
    undo: async source => (await loadImporter()).undoLastRun(db, source, origin),
  }
}
