import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Relay {
  readonly url: string
  /** Ends every connection and refuses new ones until `mend`. */
  cut(): void
  mend(): void
  close(): Promise<void>
}

/** A proxy before a server, to cut off one of its clients and keep the others. */
export async function createRelay(target: string): Promise<Relay> {
  const { hostname, port } = new URL(target)
  const sockets = new Set<Socket>()
  let open = true

  const relay = createServer(client => {
    if (!open) {
      client.destroy()
      return
    }
    const upstream = connect(Number(port), hostname)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
  })
  relay.listen(0, '127.0.0.1')
  await once(relay, 'listening')

  function cut(): void {
    open = false
    for (const socket of sockets) socket.destroy()
  }

  return {
    url: `nats://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    cut,
    mend: () => {
      open = true
    },
    async close() {
      cut()
      relay.close()
      await once(relay, 'close')
    },
  }
}
