import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toCdnConfigurationPath } from '@bellwether/contract'
import { latestPath, toBootText, toLatestText } from '../start/boot-script.ts'
import { openPublished } from '../start/published-files.ts'
import { openPublication } from './publication.ts'

export interface ExportOptions {
  /** What was published. */
  readonly from: string
  readonly into: string
  /** Those that are public now. */
  readonly configurations: readonly { readonly namespace: string; readonly body: string }[]
}

/**
 * All that a page without a token may have, as a folder of static files: what was published, and of every public
 * configuration config.json and boot script, beside the script for all others.
 */
export function exportFiles({ from, into, configurations }: ExportOptions): void {
  // One that is public no more must not stay from the last time.
  for (const folder of ['configurations', 'boot']) rmSync(join(into, folder), { recursive: true, force: true })
  cpSync(from, into, { recursive: true })
  const publication = openPublication(into, { replace: false })
  const published = openPublished(into)
  publication.put(latestPath, toLatestText(published))
  for (const { namespace, body } of configurations) {
    publication.put(toCdnConfigurationPath(namespace), body)
    publication.put(`boot/${namespace}/bellwether.js`, toBootText(published, namespace, JSON.parse(body)))
  }
}
