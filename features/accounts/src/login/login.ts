import { createHash } from 'node:crypto'
import { networkOf } from '@bellwether/client-network'
import { type Database, knownDevices, loginFailures, users } from '@bellwether/db'
import { hashPassword, needsRehash, verifyPassword } from '@bellwether/passwords'
import { createSecret, hashSecret } from '../session/secret.ts'
import { decideLogin, type ThrottleVerdict, throttleWindow } from './login-throttle.ts'

const day = 24 * 60 * 60_000
/** Milliseconds: how long a browser is known after its last login. */
export const deviceLifetime = 180 * day

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The client's IP address. */
  readonly address: string
  /** What the device cookie holds, if anything of ours. */
  readonly device: string | null
}

export type LoginResult =
  | { readonly kind: 'user'; readonly userId: number /** For the device cookie. */; readonly device: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'throttled'; readonly retryAt: Date }

export interface LoginOptions {
  readonly now?: () => Date
  readonly verify?: typeof verifyPassword
}

export type Login = (credentials: Credentials) => Promise<LoginResult>

/**
 * Checks a password. Whether the address is unknown, has no password, is disabled or the password is wrong: the same questions are asked, the same
 * hash is worked out and the same answer given, so that nobody learns who has an account here.
 */
export function createLogin(
  db: Database,
  { now = () => new Date(), verify = verifyPassword }: LoginOptions = {},
): Login {
  return async ({ email, password, address, device }) => {
    const at = now()
    const known =
      device !== null &&
      (await knownDevices.isKnown(db, email, hashSecret(device), new Date(at.getTime() - deviceLifetime)))
    const keys: loginFailures.LoginKeys = {
      account: keyOf(email.toLowerCase()),
      network: keyOf(networkOf(address)),
      device: known ? hashSecret(device) : null,
    }
    const { verdict, id } = await loginFailures.admit<ThrottleVerdict>(db, {
      keys,
      now: at,
      since: new Date(at.getTime() - throttleWindow),
      decide: recent => decideLogin(recent, { knownDevice: known }),
      isAdmitted: ({ admitted }) => admitted,
    })
    if (!verdict.admitted) return { kind: 'throttled', retryAt: verdict.retryAt }

    const user = await users.findByEmail(db, email)
    const isRight = await verify(user?.passwordHash ?? null, password)
    if (!user?.passwordHash || !isRight || user.disabledAt !== null || id === null) return { kind: 'wrong' }
    await loginFailures.forgive(db, id, keys)
    if (needsRehash(user.passwordHash)) await users.setPasswordHash(db, user.id, await hashPassword(password))
    return { kind: 'user', userId: user.id, device: await rememberDevice(db, user.id, device, at) }
  }
}

/** A browser keeps its secret whoever logs in to it; each of them is known by it from then on. */
export async function rememberDevice(db: Database, userId: number, device: string | null, at: Date): Promise<string> {
  const secret = device ?? createSecret()
  await knownDevices.remember(db, userId, hashSecret(secret), at)
  return secret
}

function keyOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
