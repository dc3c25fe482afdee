import type { BundleMetadata, ComponentsManifest } from '@bellwether/contract'
import type { LoaderChoice } from './loader-file.ts'

/** What is known of the CDN before a page asks it. */
export interface KnownFacts extends LoaderChoice {
  readonly manifest: ComponentsManifest
  /** Address of the CDN's root, with a slash at its end. */
  readonly cdn: string
  /** What the configuration's source will answer, where the configuration does not hold it. */
  readonly configuration?: unknown
  /** Of the client-specific bundle, where one is used. */
  readonly bundle?: Partial<BundleMetadata> | null
  /** Milliseconds since 1970, for a page made now: the manifest's address holds the time. */
  readonly now?: number | undefined
}
