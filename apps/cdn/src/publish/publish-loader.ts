import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { CdnFile } from '@bellwether/contract'
import { buildLoader } from '@bellwether/loader/build'
import { recommendedPolyfills } from '@bellwether/loader/published-polyfills'
import { type Publication, toShortHash } from './publication.ts'

export interface PublishedLoader {
  /** By name, as in `loader` of the manifest: the lazy parts, both builds of the loader, and the script for tags. */
  readonly parts: Readonly<Record<string, CdnFile>>
  /** By the global that each provides. */
  readonly polyfills: Readonly<Record<string, CdnFile>>
}

/**
 * `loader/{version}/bellwether.js` and `.mjs`, where the loader looks for the root two folders up, with its parts beside
 * them: it must find one of them without the manifest.
 */
export async function publishLoader(publication: Publication, version: string): Promise<PublishedLoader> {
  const built = mkdtempSync(join(tmpdir(), 'bellwether-loader-'))
  try {
    await buildLoader(built)
    const read = (path: string) => readFileSync(join(built, path), 'utf8')
    const addHashed = (folder: string, path: string) => {
      const code = read(path)
      return publication.add(`${folder}/${basename(path, '.js')}-${toShortHash(code)}.js`, code)
    }
    const builds = ['bellwether.js', 'bellwether.mjs', 'elements.js'].map(
      file => [file, publication.add(`loader/${version}/${file}`, read(file))] as const,
    )
    const lazy = readdirSync(join(built, 'lazy')).map(
      file => [basename(file, '.js'), publication.add(`loader/${version}/${file}`, read(`lazy/${file}`))] as const,
    )
    return {
      parts: Object.fromEntries([...builds, ...lazy]),
      polyfills: Object.fromEntries(
        Object.entries(recommendedPolyfills).map(([name, file]) => [name, addHashed('polyfills', `polyfills/${file}`)]),
      ),
    }
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}
