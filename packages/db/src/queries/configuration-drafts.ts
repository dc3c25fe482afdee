import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import * as audit from './audit.ts'
import * as configurations from './configurations.ts'

type ConfigurationKey = configurations.ConfigurationKey

export interface ChangedDraft extends ConfigurationKey {
  /** As typed. */
  readonly text: string
  readonly isPublic: boolean
  readonly note: string
  readonly userId: number
  /** The draft that was changed; null: there was none. */
  readonly version: number | null
}

export type Draft = NonNullable<Awaited<ReturnType<typeof find>>>

export async function find(db: Database, { namespace, environment }: ConfigurationKey) {
  const row = await db.sql
    .selectFrom('configuration_drafts')
    .select(['version', 'text', 'public as isPublic', 'note', 'authors', 'saved_by as savedBy', 'saved_at as savedAt'])
    .select(
      sql<
        string[]
      >`array(select u.name from users as u where u.id = any(authors) order by array_position(authors, u.id))`.as(
        'authorNames',
      ),
    )
    .where('namespace', '=', namespace)
    .where('environment', '=', environment)
    .executeTakeFirst()
  return row ?? null
}

/** Its new version; null where somebody else has changed it meanwhile. */
export async function save(db: Database, given: ChangedDraft): Promise<number | null> {
  const { namespace, environment, text, isPublic, note, userId, version } = given
  return inTransaction(db, async tx => {
    await configurations.lock(tx, given)
    const known = await find(tx, given)
    if ((known?.version ?? null) !== version) return null
    const isNew = !known?.authors.includes(userId)
    const authors = isNew ? [...(known?.authors ?? []), userId] : (known?.authors ?? [])
    const changed = { text, public: isPublic, note, authors, saved_by: userId }
    const saved = await tx.sql
      .insertInto('configuration_drafts')
      .values({ namespace, environment, ...changed })
      .onConflict(conflict =>
        conflict.columns(['namespace', 'environment']).doUpdateSet({
          ...changed,
          version: sql<number>`nextval('configuration_draft_versions')`,
          saved_at: sql<Date>`now()`,
        }),
      )
      .returning('version')
      .executeTakeFirstOrThrow()
    if (isNew) await tell(tx, 'DRAFT_BEGUN', given, userId)
    return saved.version
  })
}

/** False where it has been changed meanwhile, or is gone. */
export async function discard(
  db: Database,
  key: ConfigurationKey,
  { version, userId }: { readonly version: number; readonly userId: number },
): Promise<boolean> {
  return inTransaction(db, async tx => {
    const removed = await remove(tx, key, version)
    if (removed) await tell(tx, 'DRAFT_DISCARDED', key, userId)
    return removed
  })
}

export interface Publication extends ConfigurationKey {
  readonly version: number
  /** JSON of its text, checked by the caller. */
  readonly body: string
  readonly userId: number
  /** Of the namespace, all environments counted. */
  readonly maxRevisions: number
}

/** The new revision, or why there is none: it was changed meanwhile, another owner must approve it, or the namespace has as many as it may have. */
export async function publish(db: Database, given: Publication): Promise<number | 'changed' | 'own' | 'full'> {
  const { namespace, environment, version, body, userId, maxRevisions } = given
  return inTransaction(db, async tx => {
    await configurations.lock(tx, given)
    const draft = await find(tx, given)
    if (draft?.version !== version) return 'changed'
    const isOwn = draft.authors.includes(userId)
    const { needsSecond } = await tx.sql
      .selectFrom('namespaces')
      .select('second_approver as needsSecond')
      .where('name', '=', namespace)
      .executeTakeFirstOrThrow()
    if (isOwn && needsSecond) return 'own'
    const writer = draft.savedBy ?? userId
    const revision = await configurations.putWithin(
      tx,
      {
        ...{ namespace, environment, body, isPublic: draft.isPublic, note: draft.note },
        ...(isOwn ? { userId } : { userId: writer, approvedBy: userId }),
      },
      maxRevisions,
    )
    if (revision === null) return 'full'
    await remove(tx, given, version)
    return revision
  })
}

async function remove(db: Database, { namespace, environment }: ConfigurationKey, version: number): Promise<boolean> {
  const { numDeletedRows } = await db.sql
    .deleteFrom('configuration_drafts')
    .where('namespace', '=', namespace)
    .where('environment', '=', environment)
    .where('version', '=', version)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

function tell(
  db: Database,
  action: 'DRAFT_BEGUN' | 'DRAFT_DISCARDED',
  { namespace, environment }: ConfigurationKey,
  userId: number,
): Promise<void> {
  const subject = `namespace ${namespace}`
  return audit.append(db, { action, actor: audit.userActor(userId), subject, details: { environment } })
}
