/**
 * What a browser checks of an answer, reduced from its schema: the fields that are required, and of what kind. Fields beyond
 * these are no fault, because a widget's version stays on a page while the API gains fields.
 *
 * - A text holds the kinds a value may have: s(tring), n(umber), b(oolean), z for null.
 * - An object has its fields.
 * - `[item]` is an array.
 * - `[one, other]` is either; mismatches are reported for the other.
 * - `[variants, tag]` is one of several objects, by what its field `tag` says; those of `blockShapes` go without saying.
 */
export type Shape = string | ShapeFields | readonly Shape[]

interface ShapeFields {
  readonly [field: string]: Shape
}

/** What every view of a widget has; its own shape says the rest. */
export const widgetShape: ShapeFields = { name: 's', href: 's', simulated: 'b' }

/** Of a block that is not ready. */
export const blockShapes: ShapeFields = { empty: { reason: 's' }, failed: {} }

/** Where a value first leaves its shape, such as `data.rows.2.name`; null when it fits. Short, and without TypeBox. */
export function findShapeMismatch(shape: Shape, value: unknown, path: string): string | null {
  if (typeof shape === 'string') return shape.includes(value === null ? 'z' : (typeof value).charAt(0)) ? null : path
  const fields = Object(value)
  let expected = shape as ShapeFields
  if (Array.isArray(shape)) {
    const [first, second] = shape
    // A variant that this version does not know has no kind that fits.
    if (typeof second === 'string')
      return findShapeMismatch({ ...blockShapes, ...first }[fields[second]] ?? '', value, path)
    if (second) return findShapeMismatch(first, value, path) && findShapeMismatch(second, value, path)
    if (!Array.isArray(value)) return path
    expected = value.map(() => first) as unknown as ShapeFields
  }
  if (fields !== value) return path
  for (const [key, inner] of Object.entries(expected)) {
    const mismatch = findShapeMismatch(inner, fields[key], `${path}.${key}`)
    if (mismatch) return mismatch
  }
  return null
}
