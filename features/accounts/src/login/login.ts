import { createHash } from 'node:crypto'
import { networkOf } from '@bellwether/client-network'
import { audit, type Database, knownDevices, loginFailures, users } from '@bellwether/db'
import { hashPassword, needsRehash, verifyPassword } from '@bellwether/passwords'
import { createSecret, hashSecret } from '../session/secret.ts'
import { decideLogin, type ThrottleVerdict, throttleWindow } from './login-throttle.ts'

const day = 24 * 60 * 60_000
/** How long a browser is known after its last login, in milliseconds. */
export const deviceLifetime = 180 * day

export interface Credentials {
  readonly email: string
  readonly password: string
  /** The client's IP address. */
  readonly address: string
  /** The value of the device cookie, if it is valid. */
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
 * Checks a password. An unknown address, a disabled account, one without a password and a wrong password all take the same queries, the same hash
 * and the same response, so that nobody can find out who has an account.
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
    const details = { network: short(keys.network) }
    const record = (action: 'LOGIN' | 'LOGIN_FAILED' | 'LOGIN_THROTTLED', actor: string) =>
      audit.append(db, { action, actor, subject: `account ${short(keys.account)}`, details, at })
    if (!verdict.admitted) {
      await record('LOGIN_THROTTLED', 'guest')
      return { kind: 'throttled', retryAt: verdict.retryAt }
    }

    const user = await users.findByEmail(db, email)
    const isRight = await verify(user?.passwordHash ?? null, password)
    if (!user?.passwordHash || !isRight || user.disabledAt !== null || id === null) {
      await record('LOGIN_FAILED', 'guest')
      return { kind: 'wrong' }
    }
    await loginFailures.forgive(db, id, keys)
    if (needsRehash(user.passwordHash)) await users.setPasswordHash(db, user.id, await hashPassword(password))
    await record('LOGIN', audit.userActor(user.id))
    return { kind: 'user', userId: user.id, device: await rememberDevice(db, user.id, device, at) }
  }
}

/** A browser keeps one secret, whoever logs in on it, and is known to each of those accounts from then on. */
export async function rememberDevice(db: Database, userId: number, device: string | null, at: Date): Promise<string> {
  const secret = device ?? createSecret()
  await knownDevices.remember(db, userId, hashSecret(secret), at)
  return secret
}

/** Enough to find events of the same account or network, and no way back to the address. */
const short = (key: Uint8Array) => Buffer.from(key).toString('hex').slice(0, 16)

function keyOf(text: string): Uint8Array {
  return createHash('sha256').update(text).digest()
}
