import type { OpenApiDocument } from '@bellwether/api'
import type { ApiCallView, ApiFieldView, ApiReferenceView } from '@bellwether/contract'
import { toFields } from './schema-fields.ts'

interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly parameters?: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly description?: string
    readonly schema?: object
  }[]
  readonly responses?: Readonly<
    Record<
      string,
      {
        readonly description?: string
        readonly content?: Readonly<Record<string, { readonly schema?: object; readonly example?: unknown }>>
      }
    >
  >
}

const ungrouped = 'Other endpoints'
const shown = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The OpenAPI document as the reference page shows it. */
export function apiReferenceView({ paths = {} }: OpenApiDocument): ApiReferenceView {
  const groups = new Map<string, ApiCallView[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(methods)) {
      if (!shown.has(method)) continue
      const operation = described as Operation
      const name = operation.tags?.[0] ?? ungrouped
      groups.set(name, [...(groups.get(name) ?? []), toCall(method, path, operation)])
    }
  }
  return {
    groups: [...groups]
      .toSorted(([a], [b]) => Number(a === ungrouped) - Number(b === ungrouped) || (a < b ? -1 : 1))
      .map(([name, calls]) => ({ name, calls })),
  }
}

function toCall(method: string, path: string, operation: Operation): ApiCallView {
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? path,
    description: operation.description ?? null,
    parameters: (operation.parameters ?? []).map(toParameter),
    answers: Object.entries(operation.responses ?? {}).map(([status, { description, content }]) => ({
      status,
      description: description && description !== 'Default Response' ? description : null,
      fields: toFields(content?.['application/json']?.schema ?? {}),
      example: toExample(content?.['application/json']?.example),
    })),
  }
}

function toExample(example: unknown): string | null {
  return example === undefined ? null : JSON.stringify(example, null, 2)
}

function toParameter({
  name,
  in: place,
  required = false,
  description,
  schema = {},
}: NonNullable<Operation['parameters']>[number]): ApiFieldView {
  const [field] = toFields({ type: 'object', properties: { [name]: schema } })
  return {
    name,
    place,
    type: field?.type ?? 'string',
    required,
    description: description ?? field?.description ?? null,
  }
}
