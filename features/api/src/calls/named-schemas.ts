import * as schemas from '@bellwether/contract/schemas'
import type { OpenApiDocument } from './openapi-document.ts'

type Json = Readonly<Record<string, unknown>>

const pointer = '#/components/schemas/'

/** The exported schemas of the contract, by what they say. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries(schemas).flatMap(([name, schema]) =>
    isObject(schema) && ('type' in schema || 'anyOf' in schema) ? [[keyOf(schema), name]] : [],
  ),
)

/** The document with each schema of the contract once, under its name, and references to it. */
export function nameSchemas(document: OpenApiDocument): OpenApiDocument {
  const found: Record<string, Json> = {}

  const replace = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(replace)
    if (!isObject(node)) return node
    const name = names.get(keyOf(node))
    if (name === undefined) return replaceInside(node)
    found[name] ??= replaceInside(node)
    const { description } = node
    const own = found[name]?.description
    return { $ref: pointer + name, ...(description !== own && { description }) }
  }
  const replaceInside = (node: Json) =>
    Object.fromEntries(Object.entries(node).map(([key, inner]) => [key, replace(inner)]))

  const paths = replace(document.paths ?? {}) as OpenApiDocument['paths']
  const sorted = Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { ...document, paths, components: { ...document.components, schemas: Object.fromEntries(sorted) } }
}

/** The same for two schemas that differ in the order of their keys or in their own description only. */
function keyOf({ description, ...schema }: Json): string {
  return JSON.stringify(schema, (_key, value) => (isObject(value) ? sortKeys(value) : value))
}

/** The document writes a constant as a choice of one. */
function sortKeys({ const: constant, ...fields }: Json): Json {
  const entries = Object.entries(constant === undefined ? fields : { ...fields, enum: [constant] })
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
