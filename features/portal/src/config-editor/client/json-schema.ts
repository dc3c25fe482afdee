import type { JsonPath } from './json-position.ts'

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  readonly type?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly additionalProperties?: boolean | JsonSchema
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly items?: JsonSchema
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly JsonSchema[]
  readonly allOf?: readonly { readonly if: JsonSchema; readonly then: JsonSchema }[]
  readonly examples?: readonly unknown[]
  readonly default?: unknown
}

export interface Choice {
  readonly label: string
  readonly words: string
}

/** The schemas that apply at a path; several where one depends on a sibling value. */
function schemasAt(schema: JsonSchema, value: unknown, path: JsonPath): readonly JsonSchema[] {
  const here = expand(schema, value)
  const [key, ...rest] = path
  if (key === undefined) return here
  const below =
    isDictionary(value) || Array.isArray(value) ? (value as Record<string | number, unknown>)[key] : undefined
  return here.flatMap(part => childOf(part, key)).flatMap(child => schemasAt(child, below, rest))
}

/** Keys that an object may have and does not have yet. */
export function keyChoices(schema: JsonSchema, value: unknown, path: JsonPath): readonly Choice[] {
  const object = valueAt(value, path)
  const present = isDictionary(object) ? Object.keys(object) : []
  const found = schemasAt(schema, value, path).flatMap(part => Object.entries(part.properties ?? {}))
  return [...new Map(found)]
    .filter(([name]) => !present.includes(name))
    .map(([name, { description = '' }]) => ({ label: name, words: description }))
}

/** Values allowed at a path, as JSON. */
export function valueChoices(schema: JsonSchema, value: unknown, path: JsonPath): readonly Choice[] {
  const choices = schemasAt(schema, value, path).flatMap(part => {
    const { enum: listed, const: only, type, examples = [], default: standard, description = '' } = part
    const known = listed ?? (only !== undefined ? [only] : type === 'boolean' ? [true, false] : [standard, ...examples])
    return known.filter(item => item !== undefined).map(item => ({ label: JSON.stringify(item), words: description }))
  })
  return [...new Map(choices.map(choice => [choice.label, choice])).values()]
}

function expand(schema: JsonSchema, value: unknown): readonly JsonSchema[] {
  const conditional = (schema.allOf ?? []).filter(rule => holds(rule.if, value)).map(rule => rule.then)
  return [schema, ...(schema.anyOf ?? []), ...conditional]
}

/** Our conditions compare the value of a sibling property. */
function holds({ properties = {} }: JsonSchema, value: unknown): boolean {
  return isDictionary(value) && Object.entries(properties).every(([name, { const: wanted }]) => value[name] === wanted)
}

function childOf(schema: JsonSchema, key: string | number): readonly JsonSchema[] {
  if (typeof key === 'number') return schema.items ? [schema.items] : []
  const named = schema.properties?.[key]
  if (named) return [named]
  const others = Object.values(schema.patternProperties ?? {})
  return typeof schema.additionalProperties === 'object' ? [schema.additionalProperties, ...others] : others
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string | number, unknown>)[key] : undefined),
    value,
  )
}

function isDictionary(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
