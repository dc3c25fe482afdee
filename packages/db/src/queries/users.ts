import { sql } from 'kysely'
import type { Database } from '../database.ts'

const columns = [
  'id',
  'email',
  'name',
  'password_hash as passwordHash',
  'elective_professional as electiveProfessional',
  'domicile',
  'demo',
  'created_at as createdAt',
  'disabled_at as disabledAt',
] as const

export type User = NonNullable<Awaited<ReturnType<typeof findByEmail>>>

export interface NewUser {
  readonly email: string
  readonly name: string
  /** Absent: the user logs in elsewhere only. */
  readonly passwordHash?: string
  readonly electiveProfessional?: boolean
  /** ISO 3166 alpha-3; GBR unless given. */
  readonly domicile?: string
  readonly demo?: boolean
}

/** The new user's id, or null when the address is already taken, in whatever case it was written. */
export async function create(db: Database, user: NewUser): Promise<number | null> {
  const row = await db.sql
    .insertInto('users')
    .values({
      email: user.email,
      name: user.name,
      password_hash: user.passwordHash ?? null,
      elective_professional: user.electiveProfessional ?? false,
      domicile: user.domicile ?? 'GBR',
      demo: user.demo ?? false,
    })
    .onConflict(conflict => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function findByEmail(db: Database, email: string) {
  const row = await db.sql
    .selectFrom('users')
    .select(columns)
    .where(sql<string>`lower(email)`, '=', sql<string>`lower(${email})`)
    .executeTakeFirst()
  return row ?? null
}

export async function findById(db: Database, id: number): Promise<User | null> {
  const row = await db.sql.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst()
  return row ?? null
}

export async function setPasswordHash(db: Database, id: number, passwordHash: string): Promise<void> {
  await db.sql.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** Where the user lives, ISO 3166 alpha-3, and whether they are treated as a professional: what they may see and deal in goes by these. */
export async function setClassification(
  db: Database,
  id: number,
  { domicile, electiveProfessional }: Pick<User, 'domicile' | 'electiveProfessional'>,
): Promise<void> {
  await db.sql
    .updateTable('users')
    .set({ domicile, elective_professional: electiveProfessional })
    .where('id', '=', id)
    .execute()
}

/** Every user, by address. */
export function list(db: Database) {
  return db.sql.selectFrom('users').select(columns).orderBy(sql`lower(email) collate "C"`).execute()
}

/** A disabled user keeps the account and loses every session. */
export async function disable(db: Database, id: number, at: Date): Promise<void> {
  await db.sql.transaction().execute(async tx => {
    await tx.updateTable('users').set({ disabled_at: at }).where('id', '=', id).execute()
    await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
  })
}

export async function enable(db: Database, id: number): Promise<void> {
  await db.sql.updateTable('users').set({ disabled_at: null }).where('id', '=', id).execute()
}

/** The accounts that exist only with the simulated market. Returns how many went. */
export async function deleteDemo(db: Database): Promise<number> {
  const result = await db.sql.deleteFrom('users').where('demo', '=', true).executeTakeFirst()
  return Number(result.numDeletedRows)
}
