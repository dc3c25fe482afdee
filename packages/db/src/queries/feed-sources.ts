import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'

export interface FeedSource {
  readonly name: string
  readonly kind: string
  /** Without credentials. */
  readonly address: string
  readonly state: string
  readonly interruptions: number
  readonly lastFailure: string | null
  readonly counts: Readonly<Record<string, number>>
  readonly unknownCodes: readonly string[]
  readonly lastTickAt: Date | null
}

export interface QuarantinedTick {
  readonly source: string
  readonly marketCode: string | null
  readonly reason: string
  readonly detail: string
  /** As the source wrote it. */
  readonly written: string
  /** Ms since 1970, by the source. */
  readonly time: number | null
  readonly receivedAt: Date
}

/** Of each source. */
const keptTicks = 200
/** Of a process that has stopped. */
const keptReports = '1 hour'

/** What a process reports of its sources, in place of what it reported before. */
export async function report(db: Database, instance: string, sources: readonly FeedSource[]): Promise<void> {
  await inTransaction(db, async ({ sql: tx }) => {
    await sql`delete from feed_sources where instance = ${instance} or reported_at < now() - ${keptReports}::interval`.execute(
      tx,
    )
    for (const { counts, unknownCodes, lastTickAt, lastFailure, ...source } of sources) {
      await tx
        .insertInto('feed_sources')
        .values({
          ...source,
          instance,
          last_failure: lastFailure,
          counts: JSON.stringify(counts),
          unknown_codes: JSON.stringify(unknownCodes),
          last_tick_at: lastTickAt,
        })
        .execute()
    }
  })
}

/** Keeps the latest of each source. */
export async function quarantine(db: Database, ticks: readonly QuarantinedTick[]): Promise<void> {
  await inTransaction(db, async ({ sql: tx }) => {
    await tx
      .insertInto('quarantined_ticks')
      .values(
        ticks.map(({ source, marketCode, reason, detail, written, time, receivedAt }) => ({
          source,
          market_code: marketCode,
          reason,
          detail,
          written: toStorable(written),
          ticked_at: time === null ? null : new Date(time),
          received_at: receivedAt,
        })),
      )
      .execute()
    for (const source of new Set(ticks.map(tick => tick.source))) {
      await sql`
        delete from quarantined_ticks where source = ${source} and id <= (
          select id from quarantined_ticks where source = ${source} order by id desc offset ${keptTicks} limit 1)`.execute(
        tx,
      )
    }
  })
}

/** A text column cannot hold NUL. */
function toStorable(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

export async function all(db: Database) {
  return (
    db.sql
      .selectFrom('feed_sources')
      .select([
        'name',
        'instance',
        'kind',
        'address',
        'state',
        'interruptions',
        'last_failure as lastFailure',
        'counts',
        'unknown_codes as unknownCodes',
        'last_tick_at as lastTickAt',
        'reported_at as reportedAt',
      ])
      // By the database's clock, which also set the time of the report.
      .select(sql<boolean>`reported_at > now() - interval '30 seconds'`.as('reporting'))
      .orderBy('name')
      .orderBy('instance')
      .execute()
  )
}

/** The latest first. */
export async function quarantined(db: Database, limit: number) {
  return db.sql
    .selectFrom('quarantined_ticks')
    .select([
      'id',
      'source',
      'market_code as marketCode',
      'reason',
      'detail',
      'written',
      'ticked_at as tickedAt',
      'received_at as receivedAt',
    ])
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
