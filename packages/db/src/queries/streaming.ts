import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Twice the 128 bits that RP-STREAM-18 asks for. */
const secretBytes = 32

/** RP-STREAM-18. By the database's clock, which all nodes share. */
export const tokenLifetimeMs = 60_000

/** A few at a time, and none that another node is deleting: issuing a token never waits. */
const purgedAtOnce = 100

/** A new single-use token for a person, or for a guest. Only its hash is stored. */
export async function issueToken(db: Database, userId: number | null, lifetimeMs = tokenLifetimeMs): Promise<string> {
  const token = randomBytes(secretBytes).toString('base64url')
  await sql`
    with purged as (
      delete from streaming_tokens where token_hash in (
        select token_hash from streaming_tokens where expires_at <= now() limit ${purgedAtOnce} for update skip locked
      )
    )
    insert into streaming_tokens (token_hash, user_id, expires_at)
    values (${toHash(token)}, ${userId}, now() + make_interval(secs => ${lifetimeMs / 1000}))`.execute(db.sql)
  return token
}

/** Whoever deletes the row has spent the token: of many attempts at once, on any node, one succeeds. */
export async function spendToken(db: Database, token: string): Promise<{ readonly userId: number | null } | null> {
  const { rows } = await sql<{ userId: number | null; valid: boolean }>`
    delete from streaming_tokens where token_hash = ${toHash(token)}
    returning user_id as "userId", expires_at > now() as valid`.execute(db.sql)
  const [row] = rows
  return row?.valid ? { userId: row.userId } : null
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
