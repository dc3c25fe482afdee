import type { ComponentVersion } from './components-manifest.ts'

/** One build of a client-specific bundle: its first module is a ClientWidgetModule. */
export interface ClientBundle extends ComponentVersion {
  /** Tag names by component type: everything that is in the bundle. */
  readonly components: Readonly<Record<string, string>>
}

/** `{cdn}/{namespace path}/{namespace}-bundle.json`. */
export interface BundleMetadata {
  readonly contract: 1
  /** The current one. */
  readonly revision: string
  readonly revisions: Readonly<Record<string, ClientBundle>>
}
