import type { ApiFieldView } from '@bellwether/contract'
import { nameIn, type Schema } from './schema.ts'
import { joinChoices, typeOf } from './schema-type.ts'

/** Named schemas that are shown where they are used instead of by their name. */
export type InlinedSchemas = Readonly<Record<string, Schema>>

/** One row for each value in a JSON schema. */
export function toFields(schema: object, inlined: InlinedSchemas = {}): readonly ApiFieldView[] {
  return withoutRepeats(fieldsOf(schema as Schema, '', inlined))
}

/** Rows of what is inside a value; none for one without fields. */
function fieldsOf(given: Schema, name: string, inlined: InlinedSchemas): readonly ApiFieldView[] {
  const schema = resolve(given, inlined)
  if (schema.items) return fieldsOf(schema.items, `${name}[]`, inlined)
  if (schema.anyOf) return variantFields(schema, name, inlined)
  const { properties = {}, required = [] } = schema
  return Object.entries(properties).flatMap(([key, field]) => {
    const at = name === '' ? key : `${name}.${key}`
    const inside = fieldsOf(field, at, inlined)
    const own = resolve(field, inlined)
    const row = toRow(at, own, required.includes(key))
    // What an object holds says what it is, unless it may be missing.
    return inside.length === 0 ? [row] : own.anyOf && !tagOf(own) ? [row, ...inside] : inside
  })
}

function toRow(name: string, schema: Schema, required: boolean): ApiFieldView {
  return { name, place: null, type: typeOf(schema), required, description: schema.description ?? null }
}

/** Variants told apart by a constant begin with it: what each value of it means. */
function variantFields(schema: Schema, name: string, inlined: InlinedSchemas): readonly ApiFieldView[] {
  const variants = (schema.anyOf ?? []).map(variant => resolve(variant, inlined))
  const tag = tagOf({ anyOf: variants })
  if (tag === null) return variants.flatMap(variant => fieldsOf(variant, name, inlined))
  const values = variants.map(({ properties = {} }) => JSON.stringify(constantOf(properties[tag])))
  const meanings = variants.flatMap(({ description }, at) => (description ? [`${values[at]}: ${description}`] : []))
  const row: ApiFieldView = {
    name: name === '' ? tag : `${name}.${tag}`,
    place: null,
    type: joinChoices(values),
    required: true,
    description: [...(schema.description ? [schema.description] : []), ...meanings].join(' ') || null,
  }
  const inside = variants.flatMap(({ properties = {}, ...variant }, at) => {
    const { [tag]: _tag, ...others } = properties
    return Object.entries(others).flatMap(([key, field]) => {
      const rows = fieldsOf({ ...variant, properties: { [key]: field } }, name, inlined)
      return rows.map((one, index) => (index === 0 ? { ...one, description: whenIn(tag, values[at], one) } : one))
    })
  })
  return [row, ...inside]
}

function whenIn(tag: string, value: string | undefined, { description }: ApiFieldView): string {
  return `If ${tag} is ${value}.${description ? ` ${description}` : ''}`
}

/** The field that is a different constant in each of several variants. */
function tagOf({ anyOf = [] }: Schema): string | null {
  const [first, ...others] = anyOf
  const names = Object.keys(first?.properties ?? {})
  const isTag = (name: string) => anyOf.every(({ properties }) => constantOf(properties?.[name]) !== undefined)
  return others.length === 0 ? null : (names.find(isTag) ?? null)
}

function constantOf(schema: Schema | undefined): unknown {
  return schema?.const ?? (schema?.enum?.length === 1 ? schema.enum[0] : undefined)
}

function resolve(schema: Schema, inlined: InlinedSchemas): Schema {
  const found = inlined[nameIn(schema) ?? '']
  if (!found) return schema
  const { description } = schema
  return resolve(description === undefined ? found : { ...found, description }, inlined)
}

/** Variants may share fields. */
function withoutRepeats(fields: readonly ApiFieldView[]): readonly ApiFieldView[] {
  const names = new Set<string>()
  return fields.filter(({ name }) => !names.has(name) && names.add(name))
}
