import type { Client } from './client.ts'

/** Each client is checked once in this time. */
export const roundMs = 2000
const beats = 20

/** A heartbeat follows a round without a message, and promises the next message with time to spare. */
export const promisedMs = 6000

export const pingMs = 30_000
/** Two pings unanswered: the peer is gone. A page that slept for less is still served. */
export const goneMs = 75_000
/** From the opening of the connection to its first SUB. */
export const firstSubscriptionMs = 5000
/** From the first byte of a message to its last. */
export const incompleteMs = 5000
/** May wait in memory for one client; a message of prices fits, so only unread answers exceed it. */
export const maxWaitingBytes = 64 * 1024

type Checked = Pick<
  Client,
  'number' | 'checkedNumber' | 'aliveAt' | 'openedAt' | 'expiresAt' | 'hasSubscribed' | 'incompleteSince'
>

export type LivenessAction =
  | 'NONE'
  | 'HEARTBEAT'
  | 'SESSION_ENDED'
  | 'GONE'
  | 'NO_SUBSCRIPTION'
  | 'INCOMPLETE_MESSAGE'
  | 'SLOW_CONSUMER'

/** What a check finds to do; all times are monotonic. A socket with bytes waiting gets no heartbeat on top. */
export function livenessAction(client: Checked, waitingBytes: number, now: number): LivenessAction {
  if (now - client.aliveAt >= goneMs) return 'GONE'
  if (now >= client.expiresAt) return 'SESSION_ENDED'
  if (waitingBytes > maxWaitingBytes) return 'SLOW_CONSUMER'
  if (!client.hasSubscribed && now - client.openedAt >= firstSubscriptionMs) return 'NO_SUBSCRIPTION'
  if (client.incompleteSince !== null && now - client.incompleteSince >= incompleteMs) return 'INCOMPLETE_MESSAGE'
  return waitingBytes === 0 && client.number === client.checkedNumber ? 'HEARTBEAT' : 'NONE'
}

/** Checks each client once a round, spread evenly over the round and independent of how many there are. */
export class LivenessRounds {
  readonly #check: (client: Client) => void
  readonly #beats = Array.from({ length: beats }, () => new Set<Client>())
  readonly #timer: NodeJS.Timeout
  #next = 0

  constructor(check: (client: Client) => void) {
    this.#check = check
    let beat = 0
    this.#timer = setInterval(() => {
      const clients = this.#beats[beat]
      beat = (beat + 1) % beats
      // A check may remove its own client, which a set allows while it is iterated.
      for (const client of clients ?? []) this.#check(client)
    }, roundMs / beats)
    this.#timer.unref()
  }

  add(client: Client): void {
    client.beat = this.#next
    this.#next = (this.#next + 1) % beats
    this.#beats[client.beat]?.add(client)
  }

  remove(client: Client): void {
    this.#beats[client.beat]?.delete(client)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
