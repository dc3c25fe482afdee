import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CdnFile, ComponentsManifest } from '@bellwether/contract'
import { NothingPublishedError } from '../errors.ts'
import { manifestPath } from '../manifest-path.ts'

/** The files of a folder that may grow while it is served. */
export interface PublishedFiles {
  /** Changes with every publication. */
  getState(): string
  readManifest(): ComponentsManifest
  /** Null while nothing is published. */
  findManifest(): ComponentsManifest | null
  readText(file: CdnFile): string
}

export function openPublished(folder: string): PublishedFiles {
  const file = join(folder, manifestPath)
  let kept: { readonly state: string; readonly manifest: ComponentsManifest } | null = null
  const getState = () => {
    if (!existsSync(file)) throw new NothingPublishedError()
    const { mtimeMs, size } = statSync(file)
    return `${mtimeMs} ${size}`
  }
  const readManifest = () => {
    const state = getState()
    if (kept?.state !== state) kept = { state, manifest: JSON.parse(readFileSync(file, 'utf8')) }
    return kept.manifest
  }
  return {
    getState,
    readManifest,
    findManifest: () => (existsSync(file) ? readManifest() : null),
    readText: ({ path }) => readFileSync(join(folder, path), 'utf8'),
  }
}
