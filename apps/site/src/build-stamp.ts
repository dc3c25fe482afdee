import { readFile } from 'node:fs/promises'

/** Tells builds of the site apart, whatever in the repository made them differ; null where there is none. */
export function readBuildStamp(root: URL): Promise<string | null> {
  return readFile(new URL('dist/.build-stamp', root), 'utf8').catch(() => null)
}
