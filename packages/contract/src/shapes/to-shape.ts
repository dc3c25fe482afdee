import type { TSchema } from 'typebox'
import { kinds, type Shape } from './shape.ts'

/** As much of JSON Schema as our schemas use. */
interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly const?: unknown
}

/** The shape of a schema: its required fields and their kinds. */
export function toShape(schema: TSchema): Shape {
  const { type, properties, required = [], items, anyOf, const: value } = schema as JsonSchema
  if (anyOf) return toChoice(anyOf)
  if (items) return [toShape(items)]
  if (properties || type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).map(([name, field]) => [
        name,
        required.includes(name) ? toShape(field) : orKind(toShape(field), kinds.undefined),
      ]),
    )
  return kindNamed(value === undefined ? type : typeof value)
}

function toChoice(variants: readonly JsonSchema[]): Shape {
  const shapes = variants.map(toShape)
  const simple = shapes.filter(shape => typeof shape === 'number').reduce((sum, kind) => sum | kind, 0)
  const others = shapes.filter(shape => typeof shape !== 'number')
  const tag = others.length > 1 && others.length === variants.length ? tagOf(variants) : null
  if (tag === null) return others.length === 0 ? simple : [simple, ...others]
  return [
    tag,
    Object.fromEntries(variants.map((variant, index) => [tagIn(variant, tag), without(others[index] ?? 0, tag)])),
  ]
}

/** The field that is a different constant in each variant. */
function tagOf(variants: readonly JsonSchema[]): string | null {
  const [first] = variants
  const names = Object.keys(first?.properties ?? {})
  return names.find(name => new Set(variants.map(variant => tagIn(variant, name))).size === variants.length) ?? null
}

function tagIn({ properties }: JsonSchema, name: string): string | undefined {
  const value = properties?.[name]?.const
  return typeof value === 'string' ? value : undefined
}

function without(shape: Shape, field: string): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => name !== field))
}

function orKind(shape: Shape, kind: number): Shape {
  if (typeof shape === 'number') return shape | kind
  if (Array.isArray(shape) && shape.length > 1 && typeof shape[0] === 'number')
    return [shape[0] | kind, ...shape.slice(1)]
  return [kind, shape]
}

function kindNamed(type: string | undefined): number {
  const name = type === 'integer' ? 'number' : type
  const found = Object.entries(kinds).find(([kind]) => kind === name)
  if (!found) throw new TypeError(`No shape for the type ${type}`)
  return found[1]
}
