import { isTokenFresh } from '@bellwether/domain'
import type { FullConfig } from '../defaults.ts'
import { tokenExpired, tokenMissing } from '../errors.ts'
import { limit } from '../extras/limit.ts'
import { decodeJwt } from '../jwt.ts'
import { gatewayToken, type Tokens } from '../tokens.ts'

declare module '../session.ts' {
  interface Parts {
    readonly tokens: typeof run
  }
}

/** How often a callback may fail in a row before it is left alone until update(). */
const maxAttempts = 3

/** Others than the gateway token may be opaque: nobody can tell when such a one ends. */
export function isUsable(name: string, token: unknown): token is string {
  const claims = decodeJwt(token)
  return claims ? isTokenFresh(Number(claims.exp), Date.now()) : Boolean(token) && name !== gatewayToken
}

type Refresh = (name: string) => Promise<string>

const refreshes = new WeakMap<Tokens, Refresh>()

/** Gets a token that is missing or has 60 s or less to live: from its source, if it has one, or from the host's callback. */
export function run(config: FullConfig, held: Tokens, name: string): Promise<string> {
  const token = held[name]
  if (isUsable(name, token)) return Promise.resolve(token)
  const refreshHeld = refreshes.get(held) ?? createRefresh(config, held)
  refreshes.set(held, refreshHeld)
  return refreshHeld(name)
}

function createRefresh(config: FullConfig, held: Tokens): Refresh {
  const { tokenSources = {}, apiTokenExpiredCallback: callback } = config.api ?? {}
  const failed = new Map<string, { token: string | undefined; attempts: number }>()
  const refreshing = new Map<string, Promise<string>>()

  /** Undefined where it gives no usable token. What it says of a failure may hold a token: it goes nowhere. */
  async function ask(host: (name: string) => unknown, name: string): Promise<string | undefined> {
    try {
      const token: unknown = await limit(host(name), config.delivery.timeoutMs)
      if (typeof token === 'string' && isUsable(name, token)) return token
    } catch {}
  }

  async function refresh(name: string): Promise<string> {
    const source = tokenSources[name]
    const sourced = source && (await ask(source, name))
    if (sourced) return sourced
    const token = held[name]
    if (!token && !callback) throw source ? tokenExpired(name) : tokenMissing(name)
    const earlier = failed.get(name)
    // update() gives another token, and with it new attempts.
    let attempts = earlier && earlier.token === token ? earlier.attempts : 0
    while (callback && attempts < maxAttempts) {
      attempts += 1
      failed.set(name, { token, attempts })
      const fresh = await ask(callback, name)
      if (fresh) {
        held[name] = fresh
        failed.delete(name)
        return fresh
      }
    }
    throw tokenExpired(name)
  }

  return name => {
    const pending = refreshing.get(name) ?? refresh(name).finally(() => refreshing.delete(name))
    refreshing.set(name, pending)
    return pending
  }
}
