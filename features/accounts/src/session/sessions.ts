import { type Database, sessions as store, streaming } from '@bellwether/db'
import type { Account } from '@bellwether/web'
import { createSecret, hashSecret } from './secret.ts'

const minute = 60_000

/** Milliseconds of inactivity, and since login, after which a session ends. */
export const sessionLifetimes = { idle: 30 * minute, absolute: 12 * 60 * minute }
/** Activity is recorded at most this often, so that most page views need no write. */
const touchEvery = minute

export interface Sessions {
  /** Starts a session for an authenticated user and resolves to the cookie's value. */
  start(userId: number): Promise<string>
  find(secret: string): Promise<Account | null>
  end(secret: string): Promise<void>
  endAll(userId: number): Promise<void>
  /** Deletes expired sessions and returns how many. */
  sweep(): Promise<number>
}

export function createSessions(db: Database, now: () => Date = () => new Date()): Sessions {
  return {
    async start(userId) {
      const secret = createSecret()
      const at = now()
      await store.create(db, { idHash: hashSecret(secret), userId, now: at, expiresAt: endOf(at, at) })
      return secret
    },
    async find(secret) {
      const idHash = hashSecret(secret)
      const at = now()
      const found = await store.find(db, idHash, at)
      if (found === null) return null
      const { userId, name, email, electiveProfessional, domicile, demo } = found
      if (at.getTime() - found.lastSeenAt.getTime() >= touchEvery)
        await store.touch(db, idHash, at, endOf(found.createdAt, at))
      const login = streaming.toLoginReference(idHash)
      return { id: userId, name, email, electiveProfessional, domicile, demo, login }
    },
    end: secret => store.remove(db, hashSecret(secret)),
    endAll: userId => store.removeOfUser(db, userId),
    sweep: () => store.purgeExpired(db, now()),
  }
}

function endOf(createdAt: Date, seenAt: Date): Date {
  return new Date(Math.min(seenAt.getTime() + sessionLifetimes.idle, createdAt.getTime() + sessionLifetimes.absolute))
}
