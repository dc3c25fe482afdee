import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toCdnConfigurationPath } from '@bellwether/contract'
import { latestPath, toBootText, toLatestText } from '../start/boot-script.ts'
import { openPublished } from '../start/published-files.ts'
import { openPublication } from './publication.ts'

export interface ExportOptions {
  /** The folder of published files. */
  readonly from: string
  readonly into: string
  /** The currently public configurations. */
  readonly configurations: readonly { readonly namespace: string; readonly body: string }[]
}

/**
 * Everything available without a token, as a folder of static files: the published files, config.json and a boot script for every
 * public configuration, and the script for all others.
 */
export function exportFiles({ from, into, configurations }: ExportOptions): void {
  // Removes configurations that are no longer public.
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
