import type { ComponentsManifest } from '@bellwether/contract'
import { fetchJson } from '@bellwether/web/client'
import type { JsonSchema } from '../../config-editor/client/json-schema.ts'
import { parseFragment, type Shared } from './share.ts'

export interface PlaygroundResources {
  readonly createEditor: typeof import('../../config-editor/client/editor.ts').createEditor
  readonly schema: JsonSchema
  readonly manifest: ComponentsManifest
  /** What the page's address brings along. */
  readonly shared: Shared | null
}

/** What the playground needs before it can be drawn. The CDN's manifest is fetched once. */
export async function loadResources(origin: string, schemaHref: string): Promise<PlaygroundResources> {
  const [{ createEditor }, schema, manifest, shared] = await Promise.all([
    // The largest part, in its own chunk.
    import('../../config-editor/client/editor.ts'),
    fetchJson<JsonSchema>(schemaHref),
    fetchJson<ComponentsManifest>(`${origin}/cdn/components.json?t=${Date.now()}`),
    parseFragment(location.hash),
  ])
  return { createEditor, schema, manifest, shared }
}
