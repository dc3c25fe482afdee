import { type Database, userIdentities, users } from '@bellwether/db'
import type { OpenIdIdentity } from './openid.ts'

export type Linked =
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'refused'; readonly reason: 'unverified' | 'taken' | 'disabled' }

/**
 * Finds the account of an OpenID identity: by subject, which is never reassigned; at the first login by a verified email address that no other identity
 * of the provider uses; otherwise creates an account. See docs/decisions/019.
 */
export async function linkAccount(db: Database, identity: OpenIdIdentity): Promise<Linked> {
  const { issuer, subject } = identity
  const known = await userIdentities.findUser(db, issuer, subject)
  if (known !== null) return toLinked(db, known)
  if (identity.email === null) return { kind: 'refused', reason: 'unverified' }
  const userId = await findOrCreate(db, identity.email, identity.name)
  if (!(await userIdentities.link(db, issuer, subject, userId))) return { kind: 'refused', reason: 'taken' }
  return toLinked(db, userId)
}

async function findOrCreate(db: Database, email: string, name: string | null): Promise<number> {
  const created = await users.create(db, { email, name: name ?? email.split('@', 1)[0] ?? email })
  if (created !== null) return created
  const existing = await users.findByEmail(db, email)
  if (existing === null) throw new Error('the account was deleted during login')
  return existing.id
}

async function toLinked(db: Database, userId: number): Promise<Linked> {
  const user = await users.findById(db, userId)
  return user && user.disabledAt === null ? { kind: 'user', userId } : { kind: 'refused', reason: 'disabled' }
}
