import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Twice the 128 bits that RP-STREAM-18 asks for. */
const secretBytes = 32

/** RP-STREAM-18. By the database's clock, which all nodes share. */
export const tokenLifetimeMs = 60_000

/** A few at a time, and none that another node is deleting: issuing a token never waits. */
const purgedAtOnce = 100

export interface TokenOptions {
  /** As `toLoginReference` makes it; null for a guest. */
  readonly login?: string | null
  readonly lifetimeMs?: number
}

/** A new single-use token for a user or a guest. Only its hash is stored. */
export async function issueToken(
  db: Database,
  userId: number | null,
  { login = null, lifetimeMs = tokenLifetimeMs }: TokenOptions = {},
): Promise<string> {
  const token = randomBytes(secretBytes).toString('base64url')
  await sql`
    with purged as (
      delete from streaming_tokens where token_hash in (
        select token_hash from streaming_tokens where expires_at <= now() limit ${purgedAtOnce} for update skip locked
      )
    )
    insert into streaming_tokens (token_hash, user_id, login, expires_at)
    values (${toHash(token)}, ${userId}, ${login}, now() + make_interval(secs => ${lifetimeMs / 1000}))`.execute(db.sql)
  return token
}

export interface SpentToken {
  readonly userId: number | null
  readonly login: string | null
  /** By the database's clock, ms since 1970, so that it can be compared with revocations. */
  readonly spentAt: number
}

/** Whoever deletes the row has used the token: of many attempts at once, on any node, one succeeds. */
export async function redeemToken(db: Database, token: string): Promise<SpentToken | null> {
  const { rows } = await sql<SpentToken & { valid: boolean }>`
    delete from streaming_tokens where token_hash = ${toHash(token)}
    returning user_id as "userId", login, expires_at > now() as valid,
      floor(extract(epoch from clock_timestamp()) * 1000)::float8 as "spentAt"`.execute(db.sql)
  const [row] = rows
  return row?.valid ? { userId: row.userId, login: row.login, spentAt: row.spentAt } : null
}

/** How long a streaming session can last; what revokes one is remembered as long. */
export const sessionLifetimeMs = 12 * 60 * 60_000

/**
 * Names a login to gateways without revealing anything that opens it: the first 96 bits of a hash of what the sessions
 * table stores.
 */
export function toLoginReference(idHash: Uint8Array): string {
  return createHash('sha256').update(idHash).digest().subarray(0, 12).toString('base64url')
}

/** Whose streaming ends: one login of a user, or with null all of them. */
export interface RevokedStreaming {
  readonly userId: number
  readonly login: string | null
}

export interface StreamingRevocation extends RevokedStreaming {
  readonly id: number
  /** By the database's clock, ms since 1970: sessions created up to then are void. */
  readonly revokedAt: number
}

/** Voids sessions created so far and tokens not used yet. Rows older than any session are purged on the way. */
export async function revoke(
  db: Database,
  { userId, login }: RevokedStreaming,
  sessionLifetimeMs: number,
): Promise<StreamingRevocation> {
  const { rows } = await sql<StreamingRevocation>`
    with purged as (
      delete from streaming_revocations where revoked_at < now() - make_interval(secs => ${sessionLifetimeMs / 1000})
    ), unused as (
      delete from streaming_tokens
      where user_id = ${userId} and (${login}::text is null or login = ${login})
    )
    insert into streaming_revocations (user_id, login, revoked_at) values (${userId}, ${login}, clock_timestamp())
    returning id::int, user_id as "userId", login,
      ceil(extract(epoch from revoked_at) * 1000)::float8 as "revokedAt"`.execute(db.sql)
  const [row] = rows
  if (row === undefined) throw new Error('insert returned no row')
  return row
}

/** Those after the one with this id, oldest first. */
export async function revocationsAfter(db: Database, id: number): Promise<readonly StreamingRevocation[]> {
  const { rows } = await sql<StreamingRevocation>`
    select id::int, user_id as "userId", login,
      ceil(extract(epoch from revoked_at) * 1000)::float8 as "revokedAt"
    from streaming_revocations where id > ${id} order by id`.execute(db.sql)
  return rows
}

/** The secret that all gateways of this database share; the first to ask makes it. */
export async function signingKey(db: Database): Promise<Uint8Array> {
  await sql`insert into streaming_keys (id, secret) values (1, ${randomBytes(secretBytes)}) on conflict do nothing`.execute(
    db.sql,
  )
  const row = await db.sql.selectFrom('streaming_keys').select('secret').where('id', '=', 1).executeTakeFirstOrThrow()
  return row.secret
}

function toHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
