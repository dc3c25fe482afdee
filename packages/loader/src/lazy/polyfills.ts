import type { CdnFile } from '@bellwether/contract'
import type { Working } from '../session.ts'

/** Starts the download of the polyfills that are wanted and missing; what comes back runs them. */
export function preparePolyfills(
  { config, prepare, skip }: Working,
  published: Readonly<Record<string, CdnFile>>,
  isMissing: (name: string) => boolean,
): () => Promise<void> {
  const { polyfills = true } = config
  const isWanted = (name: string) => (typeof polyfills === 'boolean' ? polyfills : polyfills.includes(name))
  const downloads = Object.entries(published)
    .filter(([name]) => isWanted(name) && isMissing(name))
    .map(([, file]) => {
      const download = prepare([file])
      // Its failure is heard when its turn comes.
      download.catch(() => {})
      return { download, path: file.path }
    })
  return async () => {
    for (const { download, path } of downloads) {
      try {
        await import(await download)
      } catch {
        skip(path)
      }
    }
  }
}
