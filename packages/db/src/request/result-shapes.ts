import { UnsafeIntegerError } from '../errors.ts'

/** Columns of a result: name and number of the type, as the server describes them. */
export type Shape = readonly { readonly name: string; readonly type: number }[]

export interface ResultShapes {
  /** Null for a statement whose result has not been seen, or cannot travel as JSON. */
  shapeOf(text: string): Shape | null
  learn(text: string, fields: readonly { readonly name: string; readonly dataTypeID: number }[]): void
}

const [bytes, int8, float8, numeric, instant] = [17, 20, 701, 1700, 1184]
/** bool, int2, int4, text, varchar, json, jsonb, date, and lists of int4 and of text: the same in JSON as on their own. */
const alike = [16, 21, 23, 25, 1043, 114, 3802, 1082, 1007, 1009]
const known = new Set([bytes, int8, float8, numeric, instant, ...alike])

export function createResultShapes(maxTexts = 500): ResultShapes {
  const shapes = new Map<string, Shape | null>()
  return {
    shapeOf: text => shapes.get(text) ?? null,
    learn(text, fields) {
      if (shapes.has(text) || shapes.size >= maxTexts) return
      const travels = fields.length > 0 && fields.every(({ dataTypeID }) => known.has(dataTypeID))
      shapes.set(text, travels ? fields.map(({ name, dataTypeID: type }) => ({ name, type })) : null)
    },
  }
}

type JsonRow = Record<string, unknown>

/** Rows that came as JSON, as they would have come on their own. */
export function reviveRows(rows: readonly JsonRow[], shape: Shape): JsonRow[] {
  const revived = shape.flatMap(({ name, type }) => {
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
  [numeric, Number],
  [
    int8,
    value => {
      if (!Number.isSafeInteger(value)) throw new UnsafeIntegerError(String(value))
      return value
    },
  ],
])
