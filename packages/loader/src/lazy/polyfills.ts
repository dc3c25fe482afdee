import { isMissing } from '../missing-features.ts'
import type { Working } from '../session.ts'

/** Starts the download of the polyfills that are wanted and missing; what comes back runs them. */
export async function run({ config, manifest, prepare, skip }: Working): Promise<() => Promise<void>> {
  const { polyfills: published = {} } = await manifest
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
