import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import * as audit from './audit.ts'

export interface ConfigurationKey {
  readonly namespace: string
  readonly environment: string
}

export interface NewConfiguration extends ConfigurationKey {
  /** JSON, checked by the caller. */
  readonly body: string
  /** Also served without a token. */
  readonly isPublic: boolean
  readonly note: string
  /** Absent: by command. */
  readonly userId?: number
  /** Who published what the user had written. */
  readonly approvedBy?: number | null
}

/** Adds a revision, which is then the current one, and gives its number. Two at once get two numbers. */
export async function put(db: Database, given: NewConfiguration): Promise<number> {
  return inTransaction(db, async tx => {
    await lock(tx, given)
    return add(tx, given)
  })
}

/** The same, or null where the namespace has `max` revisions already, those of all its environments counted. */
export async function putWithin(db: Database, given: NewConfiguration, max: number): Promise<number | null> {
  return inTransaction(db, async tx => {
    await lock(tx, given)
    const { count } = await tx.sql
      .selectFrom('component_configurations')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('namespace', '=', given.namespace)
      .executeTakeFirstOrThrow()
    return Number(count) >= max ? null : add(tx, given)
  })
}

/** Deletes all but the newest `keep` revisions, and gives how many it deleted. The current one always stays. */
export async function prune(db: Database, key: ConfigurationKey, keep: number): Promise<number> {
  return inTransaction(db, async tx => {
    await lock(tx, key)
    const kept = tx.sql
      .selectFrom('component_configurations')
      .select('revision')
      .where('namespace', '=', key.namespace)
      .where('environment', '=', key.environment)
      .orderBy('revision', 'desc')
      .limit(Math.max(1, keep))
    const { numDeletedRows } = await tx.sql
      .deleteFrom('component_configurations')
      .where('namespace', '=', key.namespace)
      .where('environment', '=', key.environment)
      .where('revision', 'not in', kept)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })
}

/** In a transaction: whoever changes configurations or drafts of this namespace waits for its end. */
export async function lock(tx: Database, { namespace }: ConfigurationKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`configurations ${namespace}`}))`.execute(tx.sql)
}

/** In a transaction. */
async function add(db: Database, given: NewConfiguration): Promise<number> {
  const { namespace, environment, body, isPublic, note, userId = null, approvedBy = null } = given
  const { revision } = await db.sql
    .insertInto('component_configurations')
    .columns(['namespace', 'environment', 'revision', 'body', 'public', 'note', 'created_by', 'approved_by'])
    .expression(eb =>
      eb
        .selectFrom('component_configurations')
        .select(({ fn, val, lit }) => [
          sql<string>`${namespace}::text`.as('namespace'),
          sql<string>`${environment}::text`.as('environment'),
          sql<number>`${fn.coalesce(fn.max('revision'), lit(0))} + 1`.as('revision'),
          sql<string>`${body}::text`.as('body'),
          sql<boolean>`${val(isPublic)}::boolean`.as('public'),
          sql<string>`${note}::text`.as('note'),
          sql<number | null>`${userId}::integer`.as('created_by'),
          sql<number | null>`${approvedBy}::integer`.as('approved_by'),
        ])
        .where('namespace', '=', namespace)
        .where('environment', '=', environment),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  await audit.append(db, {
    action: 'CONFIGURATION_SAVED',
    actor: toActor(approvedBy ?? userId),
    subject: `namespace ${namespace}`,
    details: { environment, revision, public: isPublic, ...(approvedBy !== null && { writtenBy: toActor(userId) }) },
  })
  return revision
}

function toActor(userId: number | null): string {
  return userId === null ? 'operator' : audit.userActor(userId)
}

/** Null also of a deleted namespace, whose revisions stay. */
export async function current(db: Database, { namespace, environment }: ConfigurationKey) {
  const row = await db.sql
    .selectFrom('component_configurations')
    .select(['revision', 'body', 'public as isPublic'])
    .where('namespace', '=', namespace)
    .where('environment', '=', environment)
    .where('namespace', 'not in', deletedNames(db))
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export async function find(db: Database, { namespace, environment }: ConfigurationKey, revision: number) {
  const row = await db.sql
    .selectFrom('component_configurations')
    .select(['body', 'public as isPublic'])
    .where('namespace', '=', namespace)
    .where('environment', '=', environment)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return row ?? null
}

/** Every revision, the newest first; of one namespace or of all, deleted ones too. */
export async function history(db: Database, namespace: string | null) {
  let query = db.sql
    .selectFrom('component_configurations as c')
    .leftJoin('namespaces as n', 'n.name', 'c.namespace')
    .select([
      'c.namespace',
      'c.environment',
      'c.revision',
      'c.public as isPublic',
      'c.note',
      'c.created_at as createdAt',
    ])
    .select('n.deleted_at as deletedAt')
  if (namespace !== null) query = query.where('c.namespace', '=', namespace)
  return query.orderBy('c.namespace').orderBy('c.environment').orderBy('c.revision', 'desc').execute()
}

/** The revisions of one configuration with who put them, the newest first. */
export function revisions(db: Database, { namespace, environment }: ConfigurationKey, limit: number) {
  return db.sql
    .selectFrom('component_configurations as c')
    .leftJoin('users as u', 'u.id', 'c.created_by')
    .leftJoin('users as a', 'a.id', 'c.approved_by')
    .select(['c.revision', 'c.public as isPublic', 'c.note', 'c.created_at as createdAt'])
    .select(['u.name as author', 'a.name as approver'])
    .where('c.namespace', '=', namespace)
    .where('c.environment', '=', environment)
    .orderBy('c.revision', 'desc')
    .limit(limit)
    .execute()
}

/** Of every namespace the current revision, where that is public. */
export async function currentPublic(db: Database, environment: string) {
  const newest = db.sql
    .selectFrom('component_configurations')
    .distinctOn('namespace')
    .select(['namespace', 'revision', 'body', 'public as isPublic'])
    .where('environment', '=', environment)
    .orderBy('namespace')
    .orderBy('revision', 'desc')
  return db.sql
    .selectFrom(newest.as('newest'))
    .select(['namespace', 'revision', 'body'])
    .where('isPublic', '=', true)
    .where('namespace', 'not in', deletedNames(db))
    .orderBy('namespace')
    .execute()
}

function deletedNames(db: Database) {
  return db.sql.selectFrom('namespaces').select('name').where('deleted_at', 'is not', null)
}
