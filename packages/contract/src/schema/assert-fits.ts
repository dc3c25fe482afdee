import type { Static, TSchema } from 'typebox'
import { MisfitError } from '../errors.ts'
import { findMisfit } from './find-misfit.ts'

/**
 * Throws a MisfitError with the first place where a value is not what its schema says. For development and tests: a
 * serialiser made from the schema drops a field it does not name without a word.
 */
export function assertFits<Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  what = 'The answer',
): asserts value is Static<Schema> {
  const misfit = findMisfit(schema, value)
  if (misfit) throw new MisfitError(what, misfit.path, misfit.reason)
}
