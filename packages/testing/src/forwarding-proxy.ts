import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An HTTP proxy on the loopback interface that adds the address of its peer to X-Forwarded-For, as proxies do by default. */
export async function startForwardingProxy(
  targetPort: number,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((given, reply) => {
    const peer = given.socket.remoteAddress ?? ''
    const forwarded = [given.headers['x-forwarded-for'], peer].filter(part => part !== undefined).join(', ')
    const { method, url: path } = given
    const headers = { ...given.headers, 'x-forwarded-for': forwarded }
    const onward = request({ host: '127.0.0.1', port: targetPort, method, path, headers, agent: false })
    onward.on('response', answer => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(reply)
    })
    onward.on('error', () => reply.destroy())
    given.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
