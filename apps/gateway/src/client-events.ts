import type { Socket } from 'node:net'
import type { RawData } from 'ws'
import type { Client } from './client.ts'
import type { Close } from './closes.ts'
import type { Subscriptions } from './subscriptions.ts'

export interface ClientEventOptions {
  readonly subscriptions: Subscriptions
  /** Monotonic. */
  readonly now: () => number
  readonly close: (client: Client, close: Close) => void
}

/**
 * What a client sends. Every frame costs one credit, commands, control frames and fragments alike, so that no kind of
 * frame can be sent without limit.
 */
export class ClientEvents {
  readonly #options: ClientEventOptions

  constructor(options: ClientEventOptions) {
    this.#options = options
  }

  listen(client: Client, socket: Socket): void {
    const { ws } = client
    ws.on('message', (data, isBinary) => this.#onMessage(client, data, isBinary))
    ws.on('ping', data => this.#onPing(client, data))
    ws.on('pong', () => this.#spend(client))
    socket.on('data', chunk => this.#onBytes(client, chunk as Buffer))
  }

  /** Sends a pong that had to wait. The kernel has taken everything before it. */
  answerPing(client: Client): void {
    const { unansweredPing } = client
    client.unansweredPing = null
    if (unansweredPing !== null) client.ws.pong(unansweredPing)
  }

  #onMessage(client: Client, data: RawData, isBinary: boolean): void {
    const { subscriptions, close } = this.#options
    if (client.index < 0) return
    if (isBinary) {
      close(client, 'notText')
      return
    }
    const verdict = this.#spend(client)
    if (verdict === 'TAKEN') subscriptions.carryOut(client, data.toString())
    else if (verdict === 'REFUSED') subscriptions.refuse(client, 'RATE_LIMIT', null)
  }

  #onPing(client: Client, data: Buffer): void {
    if (this.#spend(client) !== 'TAKEN') return
    // Copied: the payload is a view of the socket's read buffer.
    client.unansweredPing = Buffer.from(data)
    if (client.outlet.waitingBytes === 0) this.answerPing(client)
  }

  #spend(client: Client): 'TAKEN' | 'REFUSED' | 'FLOOD' {
    if (client.index < 0) return 'FLOOD'
    const now = this.#options.now()
    client.aliveAt = now
    const verdict = client.credit.take(now)
    if (verdict === 'FLOOD') this.#options.close(client, 'commandFlood')
    return verdict
  }

  /** Runs after `ws` has read the chunk. */
  #onBytes(client: Client, chunk: Buffer): void {
    if (client.index < 0) return
    const { meter } = client
    const { completed, fragments } = meter
    meter.take(chunk)
    for (let i = fragments; i < meter.fragments && client.index >= 0; i += 1) {
      if (client.credit.take(this.#options.now()) === 'FLOOD') this.#options.close(client, 'commandFlood')
    }
    if (meter.isComplete) client.incompleteSince = null
    else if (client.incompleteSince === null || meter.completed !== completed) {
      client.incompleteSince = this.#options.now()
    }
  }
}
