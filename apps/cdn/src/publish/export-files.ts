import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toCdnConfigurationPath } from '@bellwether/contract'
import { configurations, type Database } from '@bellwether/db'
import { toBootText } from '../start/boot-script.ts'
import { openPublished } from '../start/published-files.ts'
import { openPublication } from './publication.ts'

export interface ExportOptions {
  /** What was published. */
  readonly from: string
  readonly into: string
  /** With the configurations; null where there is none. */
  readonly db: Database | null
}

/**
 * All that a page without a token may have, as a folder of static files: what was published, and of every public
 * configuration config.json and boot script. Gives the namespaces, or null without a database.
 */
export async function exportFiles({ from, into, db }: ExportOptions): Promise<string[] | null> {
  // One that is public no more must not stay from the last time.
  for (const folder of ['configurations', 'boot']) rmSync(join(into, folder), { recursive: true, force: true })
  cpSync(from, into, { recursive: true })
  if (db === null) return null
  const publication = openPublication(into, { replace: false })
  const published = openPublished(into)
  const rows = await configurations.currentPublic(db, 'prod')
  for (const { namespace, body } of rows) {
    publication.put(toCdnConfigurationPath(namespace), body)
    publication.put(`boot/${namespace}/bellwether.js`, toBootText(published, namespace, JSON.parse(body)))
  }
  return rows.map(({ namespace }) => namespace)
}
