import { findConfigurationProblems } from '@bellwether/config-check'
import type { ComponentsManifest } from '@bellwether/contract'
import { fetchJson } from '@bellwether/web/client'
import type { EditorProblem } from '../../config-editor/client/editor.ts'
import type { JsonSchema } from '../../config-editor/client/json-schema.ts'

export interface EditorTools {
  readonly createEditor: typeof import('../../config-editor/client/editor.ts').createEditor
  readonly schema: JsonSchema
  readonly findProblems: (config: unknown) => readonly EditorProblem[]
}

/** What the editor of a namespace's configuration needs. */
export async function loadEditorTools(schemaHref: string): Promise<EditorTools> {
  const [{ createEditor }, schema, manifest] = await Promise.all([
    // The largest part, shared with the playground.
    import('../../config-editor/client/editor.ts'),
    fetchJson<JsonSchema>(schemaHref),
    // Without a manifest, types and versions are not checked.
    fetchJson<ComponentsManifest>(`/cdn/components.json?t=${Date.now()}`).catch(() => null),
  ])
  return { createEditor, schema, findProblems: config => findConfigurationProblems(config, { manifest }) }
}
