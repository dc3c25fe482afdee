import type { Client } from './client.ts'

/** All connections as a dense list: the last one fills the gap of one that leaves. */
export class ClientList {
  readonly all: Client[] = []

  get size(): number {
    return this.all.length
  }

  add(client: Client): void {
    client.index = this.all.length
    this.all.push(client)
  }

  /** False if it had left already. */
  remove(client: Client): boolean {
    if (client.index < 0) return false
    const last = this.all.pop()
    if (last !== undefined && last !== client) {
      this.all[client.index] = last
      last.index = client.index
    }
    client.index = -1
    return true
  }
}
