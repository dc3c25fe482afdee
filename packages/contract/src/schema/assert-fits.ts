import type { Static, TSchema } from 'typebox'
import { MismatchError } from '../errors.ts'
import { findMismatch } from './find-mismatch.ts'

/**
 * Throws a MismatchError with the first place where a value is not what its schema says. For development and tests: a
 * serialiser made from the schema drops a field it does not name without a word.
 */
export function assertFits<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  what = 'The answer',
): asserts value is Static<Schema> {
  const mismatch = findMismatch(schema, value)
  if (mismatch) throw new MismatchError(what, mismatch.path, mismatch.reason)
}
