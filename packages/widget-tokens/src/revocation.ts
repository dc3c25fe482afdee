/** A client taken back at another process counts here for at most this long. */
const keptMs = 60_000
const maxKnown = 10_000

export interface Revocation {
  /** Whether tokens of the client still count. Asked of the database once a minute for each client. */
  isInForce(clientId: string): Promise<boolean>
  /** Ask again at the next token. */
  forget(clientId: string): void
}

export function createRevocation(ask: (clientId: string) => Promise<boolean>, now: () => number): Revocation {
  const known = new Map<string, { readonly inForce: Promise<boolean>; readonly until: number }>()
  return {
    isInForce(clientId) {
      const kept = known.get(clientId)
      if (kept && kept.until > now()) return kept.inForce
      const inForce = ask(clientId)
      known.delete(clientId)
      known.set(clientId, { inForce, until: now() + keptMs })
      // What could not be asked is asked again.
      inForce.catch(() => known.delete(clientId))
      const [oldest] = known.keys()
      if (known.size > maxKnown && oldest !== undefined) known.delete(oldest)
      return inForce
    },
    forget: clientId => void known.delete(clientId),
  }
}
