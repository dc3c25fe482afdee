import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Whether somebody has logged in to the account of this address in this browser since then. */
export async function isKnown(db: Database, email: string, deviceHash: Uint8Array, since: Date): Promise<boolean> {
  const row = await db.sql
    .selectFrom('known_devices as device')
    .innerJoin('users', 'users.id', 'device.user_id')
    .select('device.user_id')
    .where('device.device_hash', '=', Buffer.from(deviceHash))
    .where('device.last_login_at', '>', since)
    .where(sql<string>`lower(users.email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()
  return row !== undefined
}

export async function remember(db: Database, userId: number, deviceHash: Uint8Array, now: Date): Promise<void> {
  await db.sql
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: deviceHash, last_login_at: now })
    .onConflict(conflict => conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_login_at: now }))
    .execute()
}

/** Returns how many went. */
export async function purge(db: Database, until: Date): Promise<number> {
  const result = await db.sql.deleteFrom('known_devices').where('last_login_at', '<=', until).executeTakeFirst()
  return Number(result.numDeletedRows)
}
