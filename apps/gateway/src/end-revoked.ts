import type { Hub } from './hub.ts'

const everyMs = 60_000

/** Ends the connections of clients whose tokens were taken back, within two minutes of it. Answers what stops it. */
export function endRevoked(
  hub: Hub,
  isInForce: (clientId: string) => Promise<boolean>,
  onError: (error: unknown) => void,
): () => void {
  async function look(): Promise<void> {
    const clientIds = new Set(hub.clients.all.map(({ session }) => session.clientId).filter(id => id !== null))
    const revoked = new Set<string>()
    for (const clientId of clientIds) if (!(await isInForce(clientId))) revoked.add(clientId)
    if (revoked.size > 0) hub.endSessionsOf(revoked)
  }
  const timer = setInterval(() => look().catch(onError), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
