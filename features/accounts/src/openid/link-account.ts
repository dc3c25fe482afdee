import { type Database, userIdentities, users } from '@bellwether/db'
import type { OpenIdIdentity } from './openid.ts'

export type Linked =
  | { readonly kind: 'user'; readonly userId: number }
  | { readonly kind: 'refused'; readonly reason: 'unverified' | 'taken' | 'disabled' }

/**
 * The account of whoever the provider means. By subject, which never changes hands; the first time by an e-mail address that the provider
 * has verified, to an account that is nobody else's there; without one, a new account. See docs/decisions/019.
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
  const made = await users.create(db, { email, name: name ?? email.split('@', 1)[0] ?? email })
  if (made !== null) return made
  const there = await users.findByEmail(db, email)
  if (there === null) throw new Error('an account was deleted while somebody logged in to it')
  return there.id
}

async function toLinked(db: Database, userId: number): Promise<Linked> {
  const user = await users.findById(db, userId)
  return user && user.disabledAt === null ? { kind: 'user', userId } : { kind: 'refused', reason: 'disabled' }
}
