/** As much of JSON Schema as values tell of themselves. */
export interface InferredSchema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, InferredSchema>>
  readonly required?: readonly string[]
  readonly items?: InferredSchema
  readonly anyOf?: readonly InferredSchema[]
}

/** A schema that all the values fit: a field is required if every object has it, and what differs in kind is one of several. */
export function inferSchema(values: readonly unknown[]): InferredSchema {
  const objects = values.filter(isObject)
  const lists = values.filter(value => Array.isArray(value))
  const simple = [...new Set(values.filter(value => !isObject(value) && !Array.isArray(value)).map(typeOf))].sort()
  const kinds = [
    ...(objects.length > 0 ? [toObject(objects)] : []),
    ...(lists.length > 0 ? [toList(lists)] : []),
    // A whole number among others is no kind of its own.
    ...simple.filter(type => !(type === 'integer' && simple.includes('number'))).map(type => ({ type })),
  ]
  return kinds.length === 1 ? (kinds[0] ?? {}) : kinds.length === 0 ? {} : { anyOf: kinds }
}

function toObject(objects: readonly Readonly<Record<string, unknown>>[]): InferredSchema {
  const keys = [...new Set(objects.flatMap(Object.keys))]
  const properties = keys.map(key => [
    key,
    inferSchema(objects.filter(one => Object.hasOwn(one, key)).map(one => one[key])),
  ])
  const required = keys.filter(key => objects.every(one => Object.hasOwn(one, key)))
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

function toList(lists: readonly (readonly unknown[])[]): InferredSchema {
  const items = lists.flat()
  return { type: 'array', ...(items.length > 0 && { items: inferSchema(items) }) }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Number.isInteger(value) ? 'integer' : typeof value
}
