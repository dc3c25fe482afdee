import { connect, createServer, type Server, type Socket } from 'node:net'
import { createDelayLine, type DelayLine, type LinkSpeed } from './delay-line.ts'
import { listen } from './listen.ts'

/** So that the first bytes of a large piece do not wait for its last. */
const sliceBytes = 4096

export interface DelayedLink {
  /** A port that leads to another port of this machine over the link. */
  open(target: number): Promise<number>
  close(): void
}

/** A slow and distant connection to the servers behind it, shared by all of them as a phone's is. */
export function createDelayedLink(speed: LinkSpeed): DelayedLink {
  const up = createDelayLine(speed)
  const down = createDelayLine(speed)
  const servers: Server[] = []
  const sockets = new Set<Socket>()

  function join(near: Socket, target: number): void {
    const far = connect(target, '127.0.0.1')
    // Near by, a connection stands at once. Over the link its first byte could leave only a round trip later.
    const standsAt = performance.now() + speed.roundTripMs
    forward(near, far, up, standsAt)
    forward(far, near, down, standsAt)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
  }

  return {
    async open(target) {
      const server = createServer(near => join(near, target))
      servers.push(server)
      return listen(server)
    },
    close() {
      for (const server of servers) server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

function forward(from: Socket, to: Socket, line: DelayLine, standsAt: number): void {
  const waiting: { readonly due: number; readonly bytes: Buffer }[] = []
  const deliver = () => {
    const now = performance.now()
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (next.due > now) return void setTimeout(deliver, next.due - now)
      waiting.shift()
      if (!to.destroyed) to.write(next.bytes)
    }
  }
  from.on('data', bytes => {
    const isIdle = waiting.length === 0
    const sentAt = Math.max(performance.now(), standsAt)
    for (let at = 0; at < bytes.length; at += sliceBytes) {
      const slice = bytes.subarray(at, at + sliceBytes)
      waiting.push({ due: line(sentAt, slice.length), bytes: slice })
    }
    if (isIdle) deliver()
  })
}
