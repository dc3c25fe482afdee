import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { noProxy } from '@bellwether/client-network'
import type { Database } from '@bellwether/db'
import { defaultServiceFlags } from '@bellwether/domain'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { Lifecycle } from './lifecycle.ts'
import { createLogger } from './logger.ts'
import { createServer } from './server.ts'

let app: FastifyInstance | undefined
afterEach(() => app?.close())

async function start() {
  const lifecycle = new Lifecycle()
  lifecycle.ready()
  const log: string[] = []
  app = await createServer({
    db: { ping: async () => {} } as Database,
    logger: createLogger('info', { write: line => log.push(line) }),
    lifecycle,
    publicOrigin: 'http://localhost:3000',
    services: defaultServiceFlags,
    dev: false,
    trustedProxy: noProxy,
    site: (site, _options, done) => {
      site.post('/echo', async () => 'ok')
      done()
    },
    timeouts: { request: 100, checkEvery: 20 },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  return { port: (app.server.address() as AddressInfo).port, lines: () => log.map(line => JSON.parse(line)) }
}

/** Everything the server answers until it closes the connection. */
async function send(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.on('data', data => {
    answer += data
  })
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return answer
}

const head = 'POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

describe('a client that', () => {
  it.each([
    ['does not finish its headers', head],
    ['does not finish its body', `${head}Content-Length: 100\r\n\r\n{"a":`],
  ])('%s is refused with 408, and that is no error in the log', async (_name, text) => {
    const { port, lines } = await start()
    const answer = await send(port, text)
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
    expect(answer).toContain('PLATFORM_REQUEST_TIMEOUT')
    await app?.close()
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 'info', status: 408, code: 'PLATFORM_REQUEST_TIMEOUT' }),
    )
    expect(lines().filter(({ level, status }) => level !== 'info' || status >= 500)).toEqual([])
  })

  it.each([
    ['sends a NUL byte in a header', 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: a\0b\r\n\r\n', 400],
    ['sends a NUL byte in its path', 'GET /a\0b HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['speaks another protocol', 'EHLO mail.example.com\r\n\r\n', 400],
    ['sends headers without end', `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${'a'.repeat(32_768)}\r\n\r\n`, 431],
  ])('%s is refused with a code', async (_name, text, status) => {
    const { port, lines } = await start()
    const answer = await send(port, text)
    expect(answer).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toMatch(/"code":"PLATFORM_[A-Z_]+"/)
    expect(lines().filter(({ level }) => level !== 'info')).toEqual([])
  })

  it('cuts the connection itself is no error in the log', async () => {
    const { port, lines } = await start()
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head}Content-Length: 100\r\n\r\n{"a":`)
    await once(socket, 'connect')
    socket.resetAndDestroy()
    await expect.poll(() => lines().length).toBeGreaterThan(0)
    expect(lines().filter(({ level }) => level !== 'info')).toEqual([])
  })
})
