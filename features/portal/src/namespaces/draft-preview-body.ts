import type { ComponentConfiguration, LoaderConfig, PublicationSummary } from '@bellwether/contract'
import { reportHeight } from '../catalogue/preview-body.ts'
import { toPageTag } from '../catalogue/snippets.ts'

/** Every component of a draft, one below the other, as a host page would show it. */
export function toDraftPreviewBody(
  { components }: ComponentConfiguration,
  place: { readonly namespace: string; readonly origin: string; readonly loader: PublicationSummary['loader'] },
): string {
  const config = {
    configuration: { namespace: place.namespace, source: { type: 'none' }, overrides: { components } },
    elementBindings: Object.keys(components).map((id, index) => ({
      morningstarComponentId: id,
      container: `component-${index + 1}`,
    })),
    usageTracking: false,
  } satisfies LoaderConfig
  return `<main>${toPageTag(place, config)}</main>${reportHeight}`
}
