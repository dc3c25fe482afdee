/** As much of JSON Schema as our schemas use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly patternProperties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly default?: unknown
}

const pointer = '#/components/schemas/'

/** The name of the schema that a reference points to. */
export function nameIn({ $ref }: Schema): string | null {
  return $ref?.startsWith(pointer) ? $ref.slice(pointer.length) : null
}

/** Named schemas that the document uses once: shown where they are used. The others have a place of their own. */
export function usedOnce(document: object): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : [])))
}
