import type { ApiFieldView } from '@bellwether/contract'

interface Schema {
  readonly type?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly const?: unknown
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly default?: unknown
}

/** One row for each value in a JSON schema. */
export function toFields(schema: object): readonly ApiFieldView[] {
  return fieldsIn(schema as Schema, '')
}

function fieldsIn({ properties = {}, required = [] }: Schema, before: string): ApiFieldView[] {
  return Object.entries(properties).flatMap(([key, schema]) => {
    const name = before ? `${before}.${key}` : key
    const object = objectIn(schema)
    if (object) return fieldsIn(object.schema, object.isList ? `${name}[]` : name)
    const field: ApiFieldView = {
      name,
      place: null,
      type: typeOf(schema),
      required: required.includes(key),
      description: schema.description ?? null,
    }
    return [field]
  })
}

/** The object schema of a value, an array or one of several alternatives. */
function objectIn(schema: Schema): { readonly schema: Schema; readonly isList: boolean } | null {
  if (schema.properties) return { schema, isList: false }
  if (schema.items?.properties) return { schema: schema.items, isList: true }
  const choice = schema.anyOf?.find(({ properties }) => properties)
  return choice ? { schema: choice, isList: false } : null
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.items) return `array of ${typeOf(schema.items)}`
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ')
  const type = schema.type ?? 'any'
  const bounds = [
    ...(schema.minimum !== undefined && schema.maximum !== undefined ? [`${schema.minimum} to ${schema.maximum}`] : []),
    ...(schema.maxLength === undefined ? [] : [`up to ${schema.maxLength} characters`]),
    ...(schema.default === undefined ? [] : [`default ${JSON.stringify(schema.default)}`]),
  ]
  return bounds.length > 0 ? `${type}, ${bounds.join(', ')}` : type
}
