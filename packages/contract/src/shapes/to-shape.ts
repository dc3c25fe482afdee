import type { TSchema } from 'typebox'
import { blockShapes, type Shape, widgetShape } from './shape.ts'

/** As much of JSON Schema as our schemas use. */
interface JsonSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly const?: unknown
}

const letters: Readonly<Record<string, string>> = { string: 's', number: 'n', integer: 'n', boolean: 'b', null: 'z' }

/** The shape of a schema: its required fields and their kinds. */
export function toShape(schema: TSchema): Shape {
  const { type, properties, required = [], items, anyOf, const: value } = schema as JsonSchema
  if (anyOf) return toChoice(anyOf)
  if (items) return [toShape(items)]
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties ?? {}).flatMap(([name, field]) =>
        required.includes(name) ? [[name, toShape(field)]] : [],
      ),
    )
  const letter = letters[value === undefined ? (type ?? '') : typeof value]
  if (letter === undefined) throw new TypeError(`No shape for the type ${type}`)
  return letter
}

/** The shape of a widget's view, without what every one of them has. */
export function toWidgetShape(schema: TSchema): Shape {
  const shape = toShape(schema)
  const strip = (one: Shape) => without(one, Object.keys(widgetShape))
  return Array.isArray(shape) ? shape.map(strip) : strip(shape)
}

function toChoice(variants: readonly JsonSchema[]): Shape {
  const tag = tagOf(variants)
  if (tag !== null) {
    const shapes = variants.map(variant => [tagIn(variant, tag), without(toShape(variant), [tag])] as const)
    return [Object.fromEntries(shapes.filter(([name = '', shape]) => !isBlockShape(name, shape))), tag]
  }
  // The first of a schema's variants is the one whose mismatches are worth reading.
  return variants.toReversed().map(toShape).reduce(either)
}

/** A text comes first: in the second place it would be the name of a tag. */
function either(one: Shape, other: Shape): Shape {
  if (typeof one !== 'string') return typeof other === 'string' ? [other, one] : [one, other]
  return typeof other === 'string' ? one + other : [one, other]
}

/** The field that is a different constant in each of several variants. */
function tagOf(variants: readonly JsonSchema[]): string | null {
  const names = Object.keys(variants[0]?.properties ?? {})
  const tags = (name: string) => variants.flatMap(variant => tagIn(variant, name) ?? [])
  return names.find(name => new Set(tags(name)).size === variants.length) ?? null
}

function tagIn({ properties }: JsonSchema, name: string): string | undefined {
  const value = properties?.[name]?.const
  return typeof value === 'string' ? value : undefined
}

function without(shape: Shape, names: readonly string[]): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([name]) => !names.includes(name)))
}

function isBlockShape(name: string, shape: Shape): boolean {
  return JSON.stringify(Object.entries(blockShapes).find(([known]) => known === name)?.[1]) === JSON.stringify(shape)
}
