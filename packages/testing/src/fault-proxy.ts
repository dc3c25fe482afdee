import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Fault {
  /** Milliseconds that every piece of data waits, in both directions. */
  readonly delayMs?: number
  /** Data is swallowed and nothing is closed, as when a cable is pulled. */
  readonly blackhole?: boolean
  /** Data goes on in pieces of this many bytes, each in a write of its own. */
  readonly chunkBytes?: number
}

export interface FaultProxy {
  readonly port: number
  /** Connections through it at the moment. */
  readonly connections: number
  readonly swallowedBytes: number
  /** For all connections, those open and those to come; `{}` mends everything but what was swallowed. */
  set(fault: Fault): void
  /** Ends every connection with RST. */
  reset(): void
  /** From now on leads to another port. */
  lead(port: number): void
  close(): Promise<void>
}

/** A TCP proxy on the loopback interface that misbehaves on demand. */
export async function startFaultProxy(targetPort: number): Promise<FaultProxy> {
  const pairs = new Set<{ readonly client: Socket; readonly upstream: Socket }>()
  let target = targetPort
  let fault: Fault = {}
  let swallowedBytes = 0

  const server = createServer({ noDelay: true }, client => {
    const upstream = connect({ port: target, host: '127.0.0.1', noDelay: true })
    const pair = { client, upstream }
    pairs.add(pair)
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', data => void forward(data, to))
      from.on('end', () => to.end())
      from.on('error', () => to.destroy())
      from.on('close', () => {
        pairs.delete(pair)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  function forward(data: Buffer, to: Socket): void {
    const { delayMs = 0, blackhole = false, chunkBytes = data.length } = fault
    if (blackhole) {
      swallowedBytes += data.length
      return
    }
    const write = () => {
      for (let at = 0; at < data.length && to.writable; at += chunkBytes) to.write(data.subarray(at, at + chunkBytes))
    }
    if (delayMs > 0) setTimeout(write, delayMs)
    else write()
  }

  const reset = () => {
    for (const { client, upstream } of pairs) {
      client.resetAndDestroy()
      upstream.resetAndDestroy()
    }
  }

  return {
    port: (server.address() as AddressInfo).port,
    get connections() {
      return pairs.size
    },
    get swallowedBytes() {
      return swallowedBytes
    },
    set(next) {
      fault = next
    },
    reset,
    lead(port) {
      target = port
    },
    async close() {
      reset()
      server.close()
      await once(server, 'close')
    },
  }
}
