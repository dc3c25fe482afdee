import { createServer, type ServerResponse } from 'node:http'
import { PortUnavailableError } from './errors.ts'
import type { Lifecycle } from './lifecycle.ts'

export type StartupServer = {
  /** The second time it does nothing. */
  open(): Promise<void>
  close(): Promise<void>
}

/**
 * Opened early, so that a port in use is reported before minutes of work; answers everything with 503 and the progress of
 * the start.
 */
export function createStartupServer(host: string, port: number, lifecycle: Lifecycle): StartupServer {
  const server = createServer((_request, response) => sendStarting(response, lifecycle.reason))
  let opened: Promise<void> | null = null
  return {
    open() {
      opened ??= new Promise((resolve, reject) => {
        server.once('error', cause => reject(new PortUnavailableError(host, port, cause)))
        server.listen(port, host, () => resolve())
      })
      return opened
    },
    close: () =>
      new Promise(closed => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function sendStarting(response: ServerResponse, reason: string): void {
  response.writeHead(503, { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '2' })
  response.end(JSON.stringify({ status: 'starting', reason }))
}
