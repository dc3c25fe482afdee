import type { CdnFile, ComponentsManifest } from '@bellwether/contract'
import { findHighest } from '@bellwether/loader/rules'
import { LoaderNotPublishedError } from './errors.ts'

export type LoaderBuild = 'bellwether.js' | 'bellwether.mjs'

export interface LoaderChoice {
  /** Default: the newest. */
  readonly loaderVersion?: string | undefined
  /** Default: the one-tag script. */
  readonly build?: LoaderBuild | undefined
}

export interface LoaderFile {
  readonly version: string
  readonly file: CdnFile
  /** Its lazy parts, by name. */
  readonly parts: Readonly<Record<string, CdnFile>>
}

/** The newest published loader, or that of the given version. */
export function getLoaderFile(
  { loader = {} }: ComponentsManifest,
  { loaderVersion: version = '*', build = 'bellwether.js' }: LoaderChoice = {},
): LoaderFile {
  const published = Object.keys(loader)
  const found = findHighest(published, version)
  const parts = found === undefined ? undefined : loader[found]
  const file = parts?.[build]
  if (found === undefined || parts === undefined || file === undefined)
    throw new LoaderNotPublishedError(version, published)
  return { version: found, file, parts }
}
