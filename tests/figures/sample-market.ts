import { type Database, securities } from '@bellwether/db'
import { importSampleMarket } from '@bellwether/importer'
import { openMemoryDatabase } from '@bellwether/testing'
import { figureFiles } from '../sample-market/raw-files.ts'

/** The real securities of the sample, in memory, but for those of which only the name is known. */
export async function openSampleMarket(): Promise<Database> {
  const db = await openMemoryDatabase()
  await importSampleMarket(db, { paths: await figureFiles() })
  return db
}

/** The codes of the securities that have figures. */
export async function codesWithFigures(db: Database): Promise<readonly string[]> {
  const ids = await securities.withFigures(db)
  const rows = await db.sql
    .selectFrom('listings')
    .select('market_code as code')
    .where('primary_listing', '=', true)
    .where('security_id', 'in', [...ids])
    .execute()
  return rows.map(({ code }) => code)
}
