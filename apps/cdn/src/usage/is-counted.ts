import type { ComponentsManifest } from '@bellwether/contract'
import type { usage } from '@bellwether/db'

const typeShape = /^[A-Za-z][\w-]{0,63}$/
const versionShape = /^[\w.+-]{1,40}$/
const codeShape = /^[A-Z][A-Z0-9_]{2,59}$/

export type Counted = Pick<usage.UsageCount, 'component' | 'version' | 'outcome'>

/**
 * Whether a reported outcome is plausible. On a page whose origin its namespace lists, a component may be the client's own, so only the format of its names is
 * checked; elsewhere it must be published.
 */
export function isCounted(
  { component, version, outcome }: Counted,
  { manifest, isFromOwnPage }: { readonly manifest: ComponentsManifest | null; readonly isFromOwnPage: boolean },
): boolean {
  const isPainted = outcome === 'PAINTED'
  if (!isFromOwnPage)
    return isPublished(manifest, component, isPainted ? version : null) && (isPainted || codeShape.test(outcome))
  return typeShape.test(component) && (isPainted ? versionShape.test(version) : codeShape.test(outcome))
}

/** Names are untrusted, so inherited properties do not count. */
function isPublished(manifest: ComponentsManifest | null, type: string, version: string | null): boolean {
  if (!manifest || !Object.hasOwn(manifest.components, type)) return false
  return version === null || Object.hasOwn(manifest.components[type]?.versions ?? {}, version)
}
