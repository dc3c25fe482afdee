import type { FullConfig } from '../defaults.ts'
import { tokenExpired, tokenMissing } from '../errors.ts'
import { limit } from '../extras/limit.ts'
import { isUsable, type Tokens } from '../tokens.ts'

/** How often a callback may fail in a row before it is left alone until update(). */
const maxAttempts = 3

type Refresh = (name: string) => Promise<string>

const refreshes = new WeakMap<Tokens, Refresh>()

/** Gets a token that is missing, that has 60 s or less to live, or that a source of the host's gives. */
export function refresh(config: FullConfig, held: Tokens, name: string): Promise<string> {
  const refreshHeld = refreshes.get(held) ?? createRefresh(config, held)
  refreshes.set(held, refreshHeld)
  return refreshHeld(name)
}

function createRefresh(config: FullConfig, held: Tokens): Refresh {
  const { tokenSources, apiTokenExpiredCallback: callback } = config.api
  const failed = new Map<string, { token: string | undefined; attempts: number }>()
  const refreshing = new Map<string, Promise<string>>()

  async function askHost(name: string): Promise<string> {
    const token = held[name]
    if (!token && !callback) throw tokenMissing(name)
    const earlier = failed.get(name)
    // update() gives another token, and with it new attempts.
    let attempts = earlier && earlier.token === token ? earlier.attempts : 0
    while (callback && attempts < maxAttempts) {
      attempts += 1
      failed.set(name, { token, attempts })
      try {
        const fresh: unknown = await limit(callback(name), config.delivery.timeoutMs)
        if (isUsable(name, fresh)) {
          held[name] = fresh
          failed.delete(name)
          return fresh
        }
      } catch {
        // What the callback says of its failure may hold a token: it goes nowhere.
      }
    }
    throw tokenExpired(name)
  }

  return async name => {
    const source = tokenSources[name]
    if (source) return source()
    const pending = refreshing.get(name) ?? askHost(name).finally(() => refreshing.delete(name))
    refreshing.set(name, pending)
    return pending
  }
}
