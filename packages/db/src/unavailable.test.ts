import pg from 'pg'
import { expect, it } from 'vitest'
import { StorageFullError, UnavailableError } from './errors.ts'
import { toUnavailable } from './unavailable.ts'

function sqlError(code: string): Error {
  return Object.assign(new pg.DatabaseError('could not extend file "base/5/16403"', 1, 'error'), { code })
}

it.each([
  ['a disk without space', sqlError('53100'), StorageFullError, 'DB_STORAGE_FULL'],
  ['a server that shuts down', sqlError('57P01'), UnavailableError, 'DB_UNAVAILABLE'],
  ['too many connections', sqlError('53300'), UnavailableError, 'DB_UNAVAILABLE'],
  [
    'a connection that breaks',
    Object.assign(new Error('x'), { code: 'ECONNRESET' }),
    UnavailableError,
    'DB_UNAVAILABLE',
  ],
])('tells %s by a code, with 503 and when to try again', (_name, error, type, code) => {
  const known = toUnavailable(error)
  expect(known).toBeInstanceOf(type)
  expect(known).toMatchObject({ code, cause: error, statusCode: 503, retryAfterSeconds: expect.any(Number) })
})

it('leaves any other error as it is', () => {
  const violated = sqlError('23505')
  expect(toUnavailable(violated)).toBe(violated)
  const own = new StorageFullError(violated)
  expect(toUnavailable(own)).toBe(own)
})
