import type { Hub } from './hub.ts'

const pollMs = 60_000

/** Ends the connections of widget clients whose tokens were revoked, within two minutes. Returns a function that stops it. */
export function endRevoked(
  hub: Hub,
  isInForce: (clientId: string) => Promise<boolean>,
  onError: (error: unknown) => void,
): () => void {
  async function check(): Promise<void> {
    const clientIds = new Set(hub.clients.all.map(({ session }) => session.clientId).filter(id => id !== null))
    const revoked = new Set<string | null>()
    for (const clientId of clientIds) if (!(await isInForce(clientId))) revoked.add(clientId)
    if (revoked.size > 0) hub.endSessions(({ clientId }) => revoked.has(clientId))
  }
  const timer = setInterval(() => check().catch(onError), pollMs)
  timer.unref()
  return () => clearInterval(timer)
}
