import type { Working } from '../session.ts'

/** Starts the download of the polyfills that are wanted and missing; what comes back runs them. A current browser downloads nothing. */
export async function preparePolyfills({ config, manifest, prepare, skip }: Working): Promise<() => Promise<void>> {
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
        await (await download)()
      } catch {
        skip(path)
      }
    }
  }
}

/** `Promise.try` is there if globalThis has a Promise and that has a try. */
function isMissing(name: string): boolean {
  return !name.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], globalThis)
}
