import type { StreamSession } from './stream-session.ts'

export interface Revocation {
  readonly userId: number
  /** Null: every login of the user. */
  readonly login: string | null
  /** Sessions created up to then are void; by the same clock as `issuedAt`. */
  readonly revokedAt: number
}

/** Which sessions are void although their signature is valid. Kept as long as a session could still be presented. */
export class Revocations {
  readonly #lifetimeMs: number
  readonly #byUser = new Map<number, Map<string | null, number>>()

  constructor(lifetimeMs: number) {
    this.#lifetimeMs = lifetimeMs
  }

  get size(): number {
    return this.#byUser.size
  }

  /** Adding one again changes nothing. */
  add({ userId, login, revokedAt }: Revocation): void {
    const logins = this.#byUser.get(userId) ?? new Map<string | null, number>()
    this.#byUser.set(userId, logins)
    logins.set(login, Math.max(revokedAt, logins.get(login) ?? 0))
  }

  isRevoked({ userId, login, issuedAt }: StreamSession): boolean {
    const logins = userId === null ? undefined : this.#byUser.get(userId)
    if (logins === undefined) return false
    return issuedAt <= (logins.get(null) ?? 0) || (login !== null && issuedAt <= (logins.get(login) ?? 0))
  }

  /** Drops what no session can match any more. */
  purge(now: number): void {
    for (const [userId, logins] of this.#byUser) {
      for (const [login, revokedAt] of logins) if (revokedAt + this.#lifetimeMs < now) logins.delete(login)
      if (logins.size === 0) this.#byUser.delete(userId)
    }
  }
}
