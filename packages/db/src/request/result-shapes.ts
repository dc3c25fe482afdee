import { UnsafeIntegerError } from '../errors.ts'

/** What is known of the result of a statement. */
export interface Shape {
  /** Of the statement, among those known. */
  readonly id: number
  /** Name and number of the type, as the server describes them. */
  readonly columns: readonly { readonly name: string; readonly type: number }[]
}

export interface ResultShapes {
  /** Null for a statement whose result has not been seen, or cannot travel as JSON. */
  shapeOf(text: string): Shape | null
  /** The text that asks for these results together, made the first time. */
  textOf(together: readonly Shape[], make: () => string): string
  learn(text: string, fields: readonly { readonly name: string; readonly dataTypeID: number }[]): void
}

const [bytes, int8, float8, float8List, numeric, instant] = [17, 20, 701, 1022, 1700, 1184]
/** bool, int2, int4, text, varchar, json, jsonb, date, and lists of int2, of int4 and of text: the same in JSON as on their own. */
const alike = [16, 21, 23, 25, 1043, 114, 3802, 1082, 1005, 1007, 1009]
const known = new Set([bytes, int8, float8, float8List, numeric, instant, ...alike])

export function createResultShapes(maxTexts = 500): ResultShapes {
  const shapes = new Map<string, Shape | null>()
  const texts = new Map<string, string>()
  return {
    shapeOf: text => shapes.get(text) ?? null,
    textOf(together, make) {
      const key = together.map(({ id }) => id).join(' ')
      const text = texts.get(key) ?? make()
      if (texts.size < maxTexts) texts.set(key, text)
      return text
    },
    learn(text, fields) {
      if (shapes.has(text) || shapes.size >= maxTexts) return
      const travels = fields.length > 0 && fields.every(({ dataTypeID }) => known.has(dataTypeID))
      const columns = fields.map(({ name, dataTypeID: type }) => ({ name, type }))
      shapes.set(text, travels ? { id: shapes.size, columns } : null)
    },
  }
}

type JsonRow = Record<string, unknown>

/** Rows that came as JSON, as they would have come on their own. */
export function reviveRows(rows: readonly JsonRow[], { columns }: Shape): JsonRow[] {
  const revived = columns.flatMap(({ name, type }) => {
    const revive = revivers.get(type)
    return revive ? [{ name, revive }] : []
  })
  return rows.map(row => {
    for (const { name, revive } of revived) {
      const value = row[name]
      if (value !== null) row[name] = revive(value)
    }
    return row
  })
}

const revivers = new Map<number, (value: unknown) => unknown>([
  [bytes, value => Buffer.from(String(value).slice(2), 'hex')],
  [instant, value => new Date(String(value))],
  // NaN and infinity are texts in JSON.
  [float8, Number],
  [float8List, value => (value as readonly unknown[]).map(item => (item === null ? null : Number(item)))],
  [numeric, Number],
  [
    int8,
    value => {
      if (!Number.isSafeInteger(value)) throw new UnsafeIntegerError(String(value))
      return value
    },
  ],
])
