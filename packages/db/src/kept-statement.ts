import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables/index.ts'

/** Stands in a kept statement for what is given with each call. */
export type Value<T> = RawBuilder<T>

type Standing<Values> = { readonly [Name in keyof Values]: Value<Values[Name]> }

interface Compilable<Row> {
  compile(executor: Kysely<Tables>): CompiledQuery<Row>
}

/** More texts than this of one statement are not kept. */
const maxTexts = 50

/**
 * A statement that is built and compiled the first time and kept: that takes longer than sending it. What its text depends on, such
 * as a limit, is its shape; of the values the builder sees the places only.
 */
export function keptStatement<Values extends object, Row, Shape extends readonly (string | number)[]>(
  build: (tables: Kysely<Tables>, values: Standing<Values>, ...shape: Shape) => Compilable<Row>,
): (db: Database, values: Values, ...shape: Shape) => Promise<Row[]> {
  const texts = new Map<string, CompiledQuery<Row>>()
  return async (db, values, ...shape) => {
    const key = shape.join(' ')
    const kept = texts.get(key) ?? build(db.sql, places as Standing<Values>, ...shape).compile(db.sql)
    if (texts.size < maxTexts) texts.set(key, kept)
    const parameters = kept.parameters.map(value =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    )
    const { rows } = await db.sql.executeQuery<Row>({ ...kept, parameters })
    return rows
  }
}

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

const places = new Proxy({}, { get: (_, name) => sql.val(new Place(String(name))) })
