import { type BundleMetadata, type ComponentConfiguration, toBundleMetadataPath } from '@bellwether/contract'
import type { FindBundle } from '../bundles.ts'
import { metadataFailed, metadataWithoutRevision, typeMissing } from '../errors.ts'
import { requestJson } from '../request.ts'
import type { Session } from '../session.ts'

/** The revision of a client-specific bundle that the host asked for, or the current one; versions of components play no part. */
export async function fetchClientBundle(
  session: Session,
  components: ComponentConfiguration['components'],
): Promise<FindBundle> {
  const { component, configuration } = session.config
  const { instid, clientSpecificBundleVersion } = component.source
  const [first] = Object.values(components)
  if (!first?.type) throw typeMissing()
  const path = toBundleMetadataPath(configuration.namespace ?? '', instid)
  const metadata = await requestJson<Partial<BundleMetadata> | null>(session, session.cdns, path).catch(cause => {
    throw metadataFailed(cause)
  })
  return toClientBundle(metadata, clientSpecificBundleVersion)
}

export function toClientBundle(metadata: Partial<BundleMetadata> | null, wanted: string | undefined): FindBundle {
  if (!metadata?.revision) throw metadataWithoutRevision()
  const version = wanted ?? metadata.revision
  const found = metadata.revisions?.[version]
  return type => {
    const tagName = found?.components[type]
    return found && tagName ? { ...found, version, tagName } : undefined
  }
}
