import { setTimeout as delay } from 'node:timers/promises'
import type { Hub } from './hub.ts'

/** So that those who come back do not all knock at the other gateways at once. */
const msForEach = 5
const longestMs = 5000
const beatMs = 50
/** For peers to answer the close; after it they are cut off. */
const graceMs = 1000
const pollMs = 20

/** Sends every client away, spread over time: 5 ms for each, 5 s at most. */
export async function drain(hub: Hub): Promise<void> {
  const { all } = hub.clients
  const spreadMs = Math.min(longestMs, all.length * msForEach)
  const share = Math.ceil((all.length * beatMs) / Math.max(beatMs, spreadMs))
  const leaving = new Set(all.map(client => client.ws))
  for (const ws of leaving) ws.once('close', () => leaving.delete(ws))
  while (all.length > 0) {
    for (const client of all.slice(-share)) hub.sendAway(client, 'draining', spreadMs)
    if (all.length > 0) await delay(beatMs)
  }
  for (let waited = 0; leaving.size > 0 && waited < graceMs; waited += pollMs) await delay(pollMs)
  for (const ws of leaving) ws.terminate()
}
