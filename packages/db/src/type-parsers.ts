import pg from 'pg'
import { UnsafeIntegerError } from './errors.ts'

const INT8 = 20
const DATE = 1082
const NUMERIC = 1700

const parsers = new Map<number, (text: string) => unknown>([
  [INT8, parseInt8],
  [NUMERIC, Number],
  [DATE, (text: string) => text],
])

/** Given to each pool, so that nothing is changed for other users of `pg` in the process. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers.get(oid)) ||
    pg.types.getTypeParser(oid, format)) as pg.CustomTypesConfig['getTypeParser'],
}

export function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new UnsafeIntegerError(text)
  return value
}
