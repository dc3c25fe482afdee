import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { Check } from 'typebox/value'

/** As much of JSON Schema as our schemas use. */
export interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly description?: string
}

/** A field of a value: where it is, what it belongs to, and whether it has to be there. */
export interface Slot {
  readonly path: string
  readonly owner: Record<string, unknown>
  readonly name: string
  readonly required: boolean
  /** A tag says which variant of a union its owner is; an entry has a name that the schema does not. */
  readonly role: 'field' | 'tag' | 'entry'
  /** It is inside a field that need not be there. */
  readonly inOptional: boolean
}

/** Random values that fit a schema. */
export function valuesOf(schema: TSchema): fc.Arbitrary<unknown> {
  const {
    type,
    properties,
    patternProperties,
    required = [],
    items,
    anyOf,
    minimum,
    maximum,
    ...rest
  } = schema as JsonSchema
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf))
  if ('const' in rest) return fc.constant(rest.const)
  if (rest.enum) return fc.constantFrom(...rest.enum)
  switch (type) {
    case 'object':
      return patternProperties
        ? fc.oneof(...Object.entries(patternProperties).map(([key, value]) => recordOf(key, value)))
        : fc.record(
            Object.fromEntries(Object.entries(properties ?? {}).map(([key, field]) => [key, valuesOf(field)])),
            {
              requiredKeys: [...required],
              noNullPrototype: true,
            },
          )
    case 'array':
      return fc.array(valuesOf(items ?? {}), { minLength: rest.minItems ?? 0, maxLength: 3 })
    case 'string':
      return rest.pattern === undefined ? fc.string() : fc.stringMatching(new RegExp(rest.pattern))
    case 'integer':
      return fc.integer({
        ...(minimum !== undefined && { min: minimum }),
        ...(maximum !== undefined && { max: Math.min(maximum, 2 ** 31 - 1) }),
      })
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true, min: minimum ?? -1e9, max: maximum ?? 1e9 })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      throw new TypeError(`No values for ${JSON.stringify(schema)}`)
  }
}

function recordOf(pattern: string, value: JsonSchema): fc.Arbitrary<unknown> {
  return fc.dictionary(fc.stringMatching(new RegExp(pattern)), valuesOf(value), { noNullPrototype: true, maxKeys: 2 })
}

/** Every field of every object in a value that fits its schema. */
export function slotsOf(schema: JsonSchema, value: unknown, path = '', isVariant = false): readonly Slot[] {
  if (schema.anyOf) {
    const variant = schema.anyOf.find(one => Check(one, value))
    const several = schema.anyOf.filter(({ type }) => type === 'object').length > 1
    return variant ? slotsOf(variant, value, path, several) : []
  }
  if (Array.isArray(value))
    return value.flatMap((item, index) => slotsOf(schema.items ?? {}, item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Record<string, unknown>
  return Object.entries(owner).flatMap(([name, inner]) => {
    const at = path === '' ? name : `${path}.${name}`
    const named = schema.properties?.[name]
    const role = !named ? 'entry' : isVariant && named.const !== undefined ? 'tag' : 'field'
    const field = named ?? Object.values(schema.patternProperties ?? {})[0] ?? {}
    const required = schema.required?.includes(name) ?? false
    const inside = slotsOf(field, inner, at)
    return [
      { path: at, owner, name, required, role, inOptional: false } as const,
      ...(required ? inside : inside.map(slot => ({ ...slot, inOptional: true }))),
    ]
  })
}

/** A value of another kind than this one, which nothing that takes this one takes. */
export function ofOtherKind(value: unknown): unknown {
  if (value === null) return Number.NaN
  return typeof value === 'string' ? 7 : 'text'
}

/** Every schema inside a schema, itself included. */
export function schemasIn(schema: JsonSchema): readonly JsonSchema[] {
  const { properties = {}, patternProperties = {}, items, anyOf = [] } = schema
  const inner = [...Object.values(properties), ...Object.values(patternProperties), ...anyOf, ...(items ? [items] : [])]
  return [schema, ...inner.flatMap(schemasIn)]
}
