import { configurations, type Database } from '@bellwether/db'
import { TooManyRevisionsError } from '../errors.ts'
import { maxRevisions } from './revision-limit.ts'

/** Adds a revision for an owner, as long as the namespace may have another. */
export async function addRevision(db: Database, given: configurations.NewConfiguration): Promise<number> {
  const revision = await configurations.putWithin(db, given, maxRevisions)
  if (revision === null) throw new TooManyRevisionsError(maxRevisions)
  return revision
}
