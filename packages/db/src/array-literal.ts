import { InvalidValueError } from './errors.ts'

/** Values of a column as elements of a PostgreSQL array literal: `{1,2,NULL}`, `{"a \"b\"",NULL}`. */
export type ToElement = (value: unknown) => string

/**
 * How the column goes through unnest(). A column that is an array itself cannot be an array's element, and json and bytea
 * elements are cheapest as text; those travel as text[] and are cast row by row.
 */
export function elementOf(table: string, column: { name: string; type: string }): { toElement: ToElement; as: string } {
  const refuse = (given: unknown, right: string) => new InvalidValueError(table, column.name, given, right)
  const { type } = column
  if (type.endsWith('[]')) {
    return {
      as: 'text',
      toElement: value => {
        if (!Array.isArray(value)) throw refuse(value, 'an array')
        return quote(
          `{${value.map(item => (item === null ? 'NULL' : typeof item === 'number' ? String(item) : quote(String(item)))).join(',')}}`,
        )
      },
    }
  }
  if (type === 'jsonb') return { as: 'text', toElement: value => quote(JSON.stringify(value)) }
  if (type === 'bytea') {
    return {
      as: 'text',
      toElement: value => {
        if (!(value instanceof Uint8Array)) throw refuse(value, 'bytes')
        return `"\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}"`
      },
    }
  }
  if (/^(smallint|integer|bigint)$/.test(type)) {
    return {
      as: type,
      toElement: value => {
        if (!Number.isSafeInteger(value)) throw refuse(value, 'a whole number that a number holds exactly')
        return String(value)
      },
    }
  }
  if (type.startsWith('numeric')) {
    return {
      as: 'numeric',
      toElement: value => {
        if (!Number.isFinite(value)) throw refuse(value, 'a finite number')
        return String(value)
      },
    }
  }
  return { as: type, toElement: value => quote(value instanceof Date ? value.toISOString() : String(value)) }
}

function quote(text: string): string {
  return `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`
}
