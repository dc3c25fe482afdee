import { setImmediate } from 'node:timers/promises'
import type { SecurityType } from '@bellwether/domain'
import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Database } from '../../database.ts'
import { type FigureColumn, toFigureColumn } from './figure-column.ts'
import { PositionSet } from './position-set.ts'

/** One column: a figure, or the positions that have a value. */
export interface ColumnName {
  readonly name: string
  /** Empty for a figure. */
  readonly value: string
}

/** What a question needs of the securities of a type, each known by its position. */
export interface ScreenerIndex {
  /** By position. */
  readonly ids: Int32Array
  /** Null where none has the figure. */
  figure(name: string): FigureColumn | null
  having(name: string, value: string): PositionSet
}

type Column = Int32Array | FigureColumn | PositionSet

/** The columns that questions have named last; with 300,000 securities each takes up to 3.6 MB. */
const columns = new LRUCache<string, Column>({
  maxSize: 64 * 1024 * 1024,
  sizeCalculation: column =>
    200 + ('ascending' in column ? column.values.byteLength + column.ascending.byteLength : column.byteLength),
})

const idColumn: ColumnName = { name: 'id', value: '' }

/** Null where no figures of the type have been made. */
export async function readIndex(
  db: Database,
  type: SecurityType,
  asked: readonly ColumnName[],
): Promise<ScreenerIndex | null> {
  const version = await currentVersion(db, type)
  if (version === null) return null
  const needed = [idColumn, ...asked]
  const known = new Map(needed.flatMap(column => entryOf(keyOf(version, column))))
  const missing = needed.filter(column => !known.has(keyOf(version, column)))
  if (missing.length > 0) {
    const stored = await readColumns(db, type, missing)
    // Made anew since it was asked for the version.
    if (stored.some(column => column.version !== version)) return readIndex(db, type, asked)
    for (const column of missing) {
      const found = stored.find(({ name, value }) => name === column.name && value === column.value)
      const ids = known.get(keyOf(version, idColumn)) as Int32Array | undefined
      const read = toColumn(column, found?.bytes ?? null, ids?.length ?? 0)
      columns.set(keyOf(version, column), read)
      known.set(keyOf(version, column), read)
      // Sorting a column of a large market takes some milliseconds, in which others are not answered.
      await setImmediate()
    }
  }
  const columnOf = (name: string, value = '') => known.get(keyOf(version, { name, value }))
  return {
    ids: columnOf('id') as Int32Array,
    figure: name => {
      const figures = columnOf(name) as FigureColumn | undefined
      return figures && figures.ascending.length > 0 ? figures : null
    },
    having: (name, value) => columnOf(name, value) as PositionSet,
  }
}

/** Versions are unique, so that columns of several databases can be kept side by side. */
const keyOf = (version: string, { name, value }: ColumnName) => `${version} ${name} ${value}`

function entryOf(key: string): readonly (readonly [string, Column])[] {
  const column = columns.get(key)
  return column === undefined ? [] : [[key, column]]
}

async function currentVersion(db: Database, type: SecurityType): Promise<string | null> {
  const { rows } = await sql<{ version: string }>`
    select version from screener_columns where type = ${type} and name = 'id' and value = ''`.execute(db.sql)
  return rows[0]?.version ?? null
}

async function readColumns(db: Database, type: SecurityType, asked: readonly ColumnName[]) {
  const { rows } = await sql<ColumnName & { version: string; bytes: Buffer }>`
    select c.name, c.value, c.version, c.bytes
    from unnest(${asked.map(({ name }) => name)}::text[], ${asked.map(({ value }) => value)}::text[]) as asked(name, value)
    join screener_columns as c on c.type = ${type} and c.name = asked.name and c.value = asked.value`.execute(db.sql)
  return rows
}

/** Stored with the highest byte first, as PostgreSQL sends numbers. */
function toColumn({ name, value }: ColumnName, stored: Buffer | null, count: number): Column {
  const bytes = Buffer.from(stored ?? [])
  if (value === '' && name !== 'id') return toFigureColumn(new Float64Array(new Uint8Array(bytes.swap64()).buffer))
  const numbers = new Int32Array(new Uint8Array(bytes.swap32()).buffer)
  return name === 'id' ? numbers : PositionSet.from(numbers, count)
}
