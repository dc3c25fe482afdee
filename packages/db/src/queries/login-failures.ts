import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables/index.ts'

/** Each a sha-256. */
export interface LoginKeys {
  readonly account: Uint8Array
  readonly network: Uint8Array
  /** Null from a browser that has never logged in to this account. */
  readonly device: Uint8Array | null
}

/** A failure that shares the account or the network with an attempt. */
export interface RecentFailure {
  readonly failedAt: Date
  readonly sameAccount: boolean
  readonly sameNetwork: boolean
  readonly sameDevice: boolean
  readonly fromKnownDevice: boolean
}

export interface LoginAttempt<V> {
  readonly keys: LoginKeys
  readonly now: Date
  /** Failures older than this are not looked at. */
  readonly since: Date
  /** The newest failure first. */
  readonly decide: (recent: readonly RecentFailure[]) => V
  readonly isAdmitted: (verdict: V) => boolean
}

/**
 * Decides on an attempt and, if it is admitted, counts it as a failure until it is forgiven: of attempts that arrive together no more get through
 * than one after another would. The id is null for one that was refused, which leaves no trace.
 */
export async function admit<V>(
  db: Database,
  { keys, now, since, decide, isAdmitted }: LoginAttempt<V>,
): Promise<{ readonly verdict: V; readonly id: number | null }> {
  return db.sql.transaction().execute(async tx => {
    // In one order, so that two attempts with the same two keys cannot wait for each other.
    for (const lock of [lockOf(keys.account), lockOf(keys.network)].sort())
      await sql`select pg_advisory_xact_lock(${lock}::bigint)`.execute(tx)
    const verdict = decide(await readRecent(tx, keys, since))
    if (!isAdmitted(verdict)) return { verdict, id: null }
    const { id } = await tx
      .insertInto('login_failures')
      .values({
        failed_at: now,
        account_key: keys.account,
        network_key: keys.network,
        device_key: keys.device,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { verdict, id }
  })
}

async function readRecent(tx: Kysely<Tables>, keys: LoginKeys, since: Date): Promise<readonly RecentFailure[]> {
  const account = Buffer.from(keys.account)
  const network = Buffer.from(keys.network)
  const device = keys.device === null ? null : Buffer.from(keys.device)
  const { rows } = await sql<RecentFailure>`
    select failed_at as "failedAt",
           account_key = ${account} as "sameAccount",
           network_key = ${network} as "sameNetwork",
           device_key is not null and device_key = ${device}::bytea as "sameDevice",
           device_key is not null as "fromKnownDevice"
    from login_failures
    where failed_at > ${since} and (account_key = ${account} or network_key = ${network})
    order by failed_at desc, id desc`.execute(tx)
  return rows.map(row => ({ ...row, sameDevice: row.sameDevice === true }))
}

/** The attempt succeeded: it, and what this person mistyped from here before, no longer counts. Nobody else's failures go with it. */
export async function forgive(db: Database, id: number, { account, network }: LoginKeys): Promise<void> {
  await db.sql
    .deleteFrom('login_failures')
    .where(({ or, and, eb }) =>
      or([
        eb('id', '=', id),
        and([eb('account_key', '=', Buffer.from(account)), eb('network_key', '=', Buffer.from(network))]),
      ]),
    )
    .execute()
}

/** Returns how many went. */
export async function purge(db: Database, until: Date): Promise<number> {
  const result = await db.sql.deleteFrom('login_failures').where('failed_at', '<=', until).executeTakeFirst()
  return Number(result.numDeletedRows)
}

function lockOf(key: Uint8Array): string {
  return Buffer.from(key).readBigInt64BE().toString()
}
