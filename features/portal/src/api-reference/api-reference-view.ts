import type { OpenApiDocument } from '@bellwether/api'
import type { ApiCallView, ApiFieldView, ApiReferenceView, ApiTypeView } from '@bellwether/contract'
import { nameIn, type Schema, usedOnce } from './schema.ts'
import { type InlinedSchemas, toFields } from './schema-fields.ts'
import { typeOf } from './schema-type.ts'

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
        readonly content?: Readonly<Record<string, { readonly schema?: object }>>
      }
    >
  >
}

const ungrouped = 'Other endpoints'
const shown = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The OpenAPI document as the reference page shows it. */
export function apiReferenceView(document: OpenApiDocument): ApiReferenceView {
  const { paths = {}, components: { schemas = {} } = {} } = document
  const once = usedOnce(document)
  const inlined: InlinedSchemas = Object.fromEntries(Object.entries(schemas).filter(([name]) => once.has(name)))
  const groups = new Map<string, ApiCallView[]>()
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, described] of Object.entries(methods)) {
      if (!shown.has(method)) continue
      const operation = described as Operation
      const name = operation.tags?.[0] ?? ungrouped
      groups.set(name, [...(groups.get(name) ?? []), toCall(method, path, operation, inlined)])
    }
  }
  return {
    groups: [...groups]
      .toSorted(([a], [b]) => Number(a === ungrouped) - Number(b === ungrouped) || (a < b ? -1 : 1))
      .map(([name, calls]) => ({ name, calls })),
    types: Object.entries(schemas).flatMap(([name, schema]) => (once.has(name) ? [] : [toType(name, schema, inlined)])),
  }
}

function toType(name: string, schema: Schema, inlined: InlinedSchemas): ApiTypeView {
  const fields = toFields(schema, inlined)
  return { name, description: schema.description ?? null, type: fields.length > 0 ? null : typeOf(schema), fields }
}

function toCall(method: string, path: string, operation: Operation, inlined: InlinedSchemas): ApiCallView {
  return {
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? path,
    description: operation.description ?? null,
    parameters: (operation.parameters ?? []).map(toParameter),
    answers: Object.entries(operation.responses ?? {}).map(([status, { description, content }]) => ({
      status,
      description: description && description !== 'Default Response' ? description : null,
      fields: toResponseFields(content?.['application/json']?.schema ?? {}, inlined),
    })),
  }
}

/** A named response is one row with its name, unless it is shown here. */
function toResponseFields(schema: Schema, inlined: InlinedSchemas): readonly ApiFieldView[] {
  const name = nameIn(schema)
  if (name === null || name in inlined) return toFields(schema, inlined)
  return [{ name: '(body)', place: null, type: name, required: true, description: schema.description ?? null }]
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
