import { setTimeout as delay } from 'node:timers/promises'
import type { Hub } from './hub.ts'

/** Spreads reconnections, so that other gateways are not hit all at once. */
const spreadMsPerClient = 5
const maxSpreadMs = 5000
/** For peers to answer the close; then they are cut off. */
const graceMs = 1000
const pollMs = 20

/**
 * Asks every client to reconnect elsewhere at a random moment, within 5 ms per client and 5 s at most. Prices go on until
 * then; clients that stay longer are closed.
 */
export async function drain(hub: Hub): Promise<void> {
  const { all } = hub.clients
  const leaving = new Set(all.map(client => client.ws))
  for (const ws of leaving) ws.once('close', () => leaving.delete(ws))
  const spreadMs = Math.min(maxSpreadMs, all.length * spreadMsPerClient)
  for (const client of all) hub.sayGoodbye(client, 'DRAINING', spreadMs)
  const gone = async (limitMs: number) => {
    for (let waited = 0; leaving.size > 0 && waited < limitMs; waited += pollMs) await delay(pollMs)
  }
  await gone(spreadMs)
  for (const client of [...all]) hub.close(client, 'draining')
  await gone(graceMs)
  for (const ws of leaving) ws.terminate()
}
