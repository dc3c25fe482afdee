/** For tests of writers: a database with some securities, and files made of text. */
import { type Database, type NewRow, sources } from '@bellwether/db'
import { getIsoDate } from '@bellwether/domain'
import { textFile } from '@bellwether/import-formats/testing'
import { type ImportOptions, importFile } from './import-file.ts'

/** What the command asks for where nothing is said. */
export const usualOptions: ImportOptions = {
  format: null,
  symbol: null,
  source: null,
  dryRun: false,
  today: getIsoDate('2026-11-16'),
}

export function importContent(db: Database, content: string | Uint8Array, given: Partial<ImportOptions> = {}) {
  return importFile(db, textFile(content), { ...usualOptions, ...given })
}

/** A security known by what is given; its id. */
export async function addSecurity(db: Database, given: Partial<NewRow<'securities'>>): Promise<number> {
  const sourceId = await sources.ensure(db, { code: 'TEST', name: 'Test', licence: null })
  const { id } = await db.sql
    .insertInto('securities')
    .values({
      type: 'EQUITY',
      name: 'Example',
      short_name: 'Example',
      isin: null,
      sedol: null,
      cik: null,
      series_id: null,
      cfi: null,
      lei: null,
      country: 'US',
      currency: 'USD',
      sector: null,
      industry: null,
      category: null,
      status_reason: null,
      description: null,
      website: null,
      size_gbp: null,
      source_id: sourceId,
      as_at: '2026-01-01',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The primary listing of a security. */
export async function addListing(db: Database, securityId: number, marketCode: string): Promise<void> {
  const [exchange = '', ticker = ''] = marketCode.split(':')
  const { source_id } = await db.sql
    .selectFrom('securities')
    .select('source_id')
    .where('id', '=', securityId)
    .executeTakeFirstOrThrow()
  await db.sql
    .insertInto('listings')
    .values({
      security_id: securityId,
      market_code: marketCode,
      exchange,
      ticker,
      mic: null,
      sedol: null,
      segment: null,
      price_unit: 'USD',
      price_scale: 4,
      normal_market_size: null,
      source_id,
    })
    .execute()
}
