import type { Client } from './client.ts'

/** Every client is looked at once in this time, a few at each beat. */
export const roundMs = 2000
const beats = 20

/** A heartbeat follows a round without a message, and promises the next message with room to spare. */
export const promisedMs = 6000

export const pingMs = 30_000
/** Two pings unanswered: nobody is there. A page that was asleep for less is still served. */
export const goneMs = 75_000

type Cared = Pick<Client, 'number' | 'notedNumber' | 'aliveAt' | 'session'>

export type Care = 'NONE' | 'HEARTBEAT' | 'SESSION_ENDED' | 'GONE'

/** What a client needs that is looked after once a round, if anything. A socket that is still full gets nothing on top. */
export function livenessAction(client: Cared, isFull: boolean, now: number): Care {
  if (now - client.aliveAt >= goneMs) return 'GONE'
  if (now >= client.session.expiresAt) return 'SESSION_ENDED'
  return !isFull && client.number === client.notedNumber ? 'HEARTBEAT' : 'NONE'
}

/** Calls `visit` for each client once a round, evenly spread. */
export function startRounds(clients: readonly Client[], visit: (client: Client) => void): { stop(): void } {
  let position = 0
  const timer = setInterval(() => {
    const share = Math.ceil(clients.length / beats)
    for (let i = 0; i < share && clients.length > 0; i += 1) {
      position = position >= clients.length ? 0 : position
      const client = clients[position]
      position += 1
      if (client !== undefined) visit(client)
    }
  }, roundMs / beats)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}
