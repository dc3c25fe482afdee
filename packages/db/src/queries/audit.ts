import type { AuditAction } from '../audit/audit-action.ts'
import { type AuditEvent, chainStart, hashEvent } from '../audit/audit-chain.ts'
import type { Database } from '../database.ts'
import type { JsonObject } from '../tables/column.ts'
import { inTransaction } from '../transaction.ts'

export type { AuditEvent }

export interface NewAuditEvent {
  readonly action: AuditAction
  readonly actor: string
  readonly subject: string
  /** Never a password, token, secret or email address. */
  readonly details?: JsonObject
  readonly at?: Date
}

/** As the actor of an event. */
export const userActor = (id: number) => `user ${id}`

/**
 * Appends an event, in the transaction of what it records if there is one: then both are stored, or neither. Locks the end
 * of the log until that transaction ends, so call it last.
 */
export async function append(db: Database, given: NewAuditEvent): Promise<void> {
  if (!db.sql.isTransaction) return inTransaction(db, tx => append(tx, given))
  const { sql } = db
  const { action, actor, subject, details = {}, at = new Date() } = given
  const end = await sql.selectFrom('audit_head').select(['number', 'hash']).forUpdate().executeTakeFirstOrThrow()
  const event = { number: end.number + 1, at, action, actor, subject, details: JSON.stringify(details) }
  const hash = hashEvent(end.hash, event)
  await sql
    .insertInto('audit_events')
    .values({ ...event, hash })
    .execute()
  await sql.updateTable('audit_head').set({ number: event.number, hash }).execute()
}

export interface AuditFilter {
  readonly action: AuditAction | null
  /** Only events with a lower number. */
  readonly before: number | null
  readonly limit: number
}

/** The latest first. */
export function list(db: Database, { action, before, limit }: AuditFilter) {
  let query = db.sql.selectFrom('audit_events').select(columns).orderBy('number', 'desc').limit(limit)
  if (action !== null) query = query.where('action', '=', action)
  if (before !== null) query = query.where('number', '<', before)
  return query.execute()
}

const columns = ['number', 'at', 'action', 'actor', 'subject', 'details'] as const
const batchSize = 5_000

/** Every event with its hash, the oldest first. */
export async function* readAll(db: Database) {
  for (let after = 0; ; ) {
    const rows = await db.sql
      .selectFrom('audit_events')
      .select([...columns, 'hash'])
      .where('number', '>', after)
      .orderBy('number')
      .limit(batchSize)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (last === undefined) return
    after = last.number
  }
}

export interface AuditHead {
  readonly number: number
  /** Hexadecimal. */
  readonly hash: string
}

export async function head(db: Database): Promise<AuditHead> {
  const { number, hash } = await db.sql.selectFrom('audit_head').select(['number', 'hash']).executeTakeFirstOrThrow()
  return { number, hash: hash.toString('hex') }
}

export type AuditVerdict =
  | { readonly intact: true; readonly head: AuditHead }
  /** `number` is that of the first event that is wrong or missing. */
  | { readonly intact: false; readonly number: number; readonly problem: string }

/**
 * Follows the chain from its start. `known` is a head noted earlier, outside this database: somebody who may write to the
 * database can forge a whole chain, but not one that still contains it.
 */
export async function verify(db: Database, known: AuditHead | null = null): Promise<AuditVerdict> {
  const end = await head(db)
  let previous: Uint8Array = chainStart
  let number = 0
  for await (const { hash, ...event } of readAll(db)) {
    number += 1
    if (event.number !== number) return { intact: false, number, problem: `Event ${number} is missing.` }
    const expected = hashEvent(previous, event)
    if (!expected.equals(hash)) return { intact: false, number, problem: `Event ${number} was changed.` }
    if (known?.number === number && known.hash !== hash.toString('hex'))
      return { intact: false, number, problem: `Event ${number} is not the one noted earlier.` }
    previous = expected
  }
  if (number < end.number || (known !== null && number < known.number))
    return { intact: false, number: number + 1, problem: `Event ${number + 1} is missing.` }
  if (number === end.number && Buffer.from(previous).toString('hex') !== end.hash)
    return { intact: false, number, problem: 'The end of the log was changed.' }
  return { intact: true, head: { number, hash: Buffer.from(previous).toString('hex') } }
}
