import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Check, Errors } from 'typebox/value'

export interface Mismatch {
  /** Such as `data.results[2].marketCode`; empty for the value as a whole. */
  readonly path: string
  readonly reason: string
}

/** As much of JSON Schema as our schemas use. */
interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly const?: unknown
}

type Fields = Readonly<Record<string, unknown>>

/** Compiled when first used: a chart of 200 kB is checked in a hundredth of the time. */
const validators = new WeakMap<TSchema, Validator>()

/**
 * Where a value first leaves its schema; null when it fits. TypeBox judges; this finds the place, and follows the variant of
 * a union that the value was meant to be, of which TypeBox would report every other one too.
 */
export function findMismatch(schema: TSchema, value: unknown): Mismatch | null {
  return validatorOf(schema).Check(value) ? null : locate(schema as JsonSchema, value, '')
}

function validatorOf(schema: TSchema): Validator {
  const known = validators.get(schema) ?? Compile(schema)
  validators.set(schema, known)
  return known
}

function locate(schema: JsonSchema, value: unknown, path: string): Mismatch {
  return (
    (schema.anyOf && inVariant(schema.anyOf, value, path)) ??
    (schema.items && Array.isArray(value) ? inItem(schema.items, value, path) : null) ??
    (schema.type === 'object' && isObject(value) ? inField(schema, value, path) : null) ?? {
      path,
      reason: Errors(schema, value)[0]?.message ?? 'does not fit',
    }
  )
}

function inItem(items: JsonSchema, values: readonly unknown[], path: string): Mismatch | null {
  const index = values.findIndex(value => !Check(items, value))
  return index < 0 ? null : locate(items, values[index], `${path}[${index}]`)
}

function inField(schema: JsonSchema, value: Fields, path: string): Mismatch | null {
  const at = (name: string) => (path === '' ? name : `${path}.${name}`)
  const [unknown] = strangersOf(schema, value)
  if (unknown !== undefined) return { path: at(unknown), reason: 'is not in the schema' }
  const [missing] = missingOf(schema, value)
  if (missing !== undefined) return { path: at(missing), reason: 'is missing' }
  for (const [name, inner] of Object.entries(value)) {
    const field = schema.properties?.[name] ?? patternFor(schema, name)
    if (field && inner !== undefined && !Check(field, inner)) return locate(field, inner, at(name))
  }
  return null
}

function inVariant(variants: readonly JsonSchema[], value: unknown, path: string): Mismatch | null {
  const ofKind = variants.filter(
    ({ type }) => (type === 'object' && isObject(value)) || (type === 'array' && Array.isArray(value)),
  )
  const tagged = ofKind.filter(({ properties = {} }) =>
    Object.entries(properties).every(
      ([name, field]) => field.const === undefined || field.const === (value as Fields)[name],
    ),
  )
  const candidates = tagged.length > 0 ? tagged : ofKind.length === 1 ? ofKind : []
  const [nearest] = candidates.toSorted((a, b) => distance(a, value) - distance(b, value))
  if (nearest) return locate(nearest, value, path)
  const tag = tagOf(ofKind)
  if (tag === null) return null
  const tags = ofKind.map(({ properties }) => JSON.stringify(properties?.[tag]?.const))
  return { path: path === '' ? tag : `${path}.${tag}`, reason: `must be one of ${tags.join(', ')}` }
}

/** The field by which variants differ. */
function tagOf([first, ...others]: readonly JsonSchema[]): string | null {
  const names = Object.keys(first?.properties ?? {})
  const has = (variant: JsonSchema | undefined, name: string) => variant?.properties?.[name]?.const !== undefined
  return names.find(name => [first, ...others].every(variant => has(variant, name))) ?? null
}

function distance(schema: JsonSchema, value: unknown): number {
  return isObject(value) ? strangersOf(schema, value).length + missingOf(schema, value).length : 0
}

function strangersOf(schema: JsonSchema, value: Fields): readonly string[] {
  return Object.keys(value).filter(name => !Object.hasOwn(schema.properties ?? {}, name) && !patternFor(schema, name))
}

function missingOf({ required = [] }: JsonSchema, value: Fields): readonly string[] {
  return required.filter(name => !Object.hasOwn(value, name) || value[name] === undefined)
}

function patternFor({ patternProperties = {} }: JsonSchema, name: string): JsonSchema | undefined {
  return Object.entries(patternProperties).find(([pattern]) => new RegExp(pattern).test(name))?.[1]
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
