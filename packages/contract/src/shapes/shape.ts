/**
 * What a browser checks of an answer, reduced from its schema: which fields there must be and of what kind. Fields beyond
 * these are no fault, because a widget's version stays on a page while the API gains fields.
 *
 * - A number is a sum of `kinds`.
 * - An object has its fields.
 * - A list of one is an array of that.
 * - A list that starts with a number is a choice: one of those kinds, or one of the shapes after it.
 * - A list that starts with a text is a union: that field says which of the shapes it is.
 */
export type Shape = number | ShapeFields | readonly (string | Shape)[]

interface ShapeFields {
  readonly [field: string]: Shape
}

export const kinds = { string: 1, number: 2, boolean: 4, null: 8, undefined: 16 } as const

/** Where a value first leaves its shape, such as `.rows[2].name`; null when it fits. Without TypeBox, for browsers. */
export function findShapeMisfit(shape: Shape | string | undefined, value: unknown, path = ''): string | null {
  if (typeof shape === 'number') return shape & kindOf(value) ? null : path
  if (Array.isArray(shape)) return findListMisfit(shape, value, path)
  if (typeof value !== 'object' || value === null) return path
  const fields = Object.entries(shape ?? {})
  return findFirst(fields, ([name, field]) => findShapeMisfit(field, Reflect.get(value, name), `${path}.${name}`))
}

function findListMisfit(shape: readonly (string | Shape)[], value: unknown, path: string): string | null {
  const [first, second] = shape
  if (typeof first === 'string') {
    const fields = Object(value)
    const variant = Object.entries(second as ShapeFields).find(([tag]) => tag === fields[first])
    if (variant) return findShapeMisfit(variant[1], value, path)
    return fields === value ? `${path}.${first}` : path
  }
  if (second !== undefined) {
    const misfits = shape.map(one => findShapeMisfit(one, value, path))
    return misfits.includes(null) ? null : (misfits[1] ?? path)
  }
  if (!Array.isArray(value)) return path
  return findFirst(value, (item, index) => findShapeMisfit(first, item, `${path}[${index}]`))
}

function kindOf(value: unknown): number {
  return (value === null ? kinds.null : (kinds as Readonly<Record<string, number>>)[typeof value]) ?? 0
}

function findFirst<T>(items: readonly T[], find: (item: T, index: number) => string | null): string | null {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== null) return found
  }
  return null
}
