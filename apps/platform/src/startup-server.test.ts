import { createServer } from 'node:net'
import { findFreePort } from '@bellwether/testing'
import { describe, expect, it } from 'vitest'
import { Lifecycle } from './lifecycle.ts'
import { createStartupServer } from './startup-server.ts'

describe('createStartupServer', () => {
  it('answers everything with 503 and the progress of the start', async () => {
    const port = await findFreePort()
    const lifecycle = new Lifecycle()
    const server = createStartupServer('127.0.0.1', port, lifecycle)
    await server.open()
    await server.open()
    lifecycle.starting('creating the simulated market 42 %')
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`)
    expect(answer.status).toBe(503)
    expect(await answer.json()).toEqual({ status: 'starting', reason: 'creating the simulated market 42 %' })
    await server.close()
    await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
  })

  it('names a port in use and the remedy', async () => {
    const other = createServer()
    const port = await new Promise<number>(resolve => {
      other.listen(0, '127.0.0.1', () => {
        const address = other.address()
        resolve(typeof address === 'object' && address !== null ? address.port : 0)
      })
    })
    await expect(createStartupServer('127.0.0.1', port, new Lifecycle()).open()).rejects.toMatchObject({
      code: 'PLATFORM_PORT_UNAVAILABLE',
      message: expect.stringMatching(`^PORT=${port} on HOST=127.0.0.1 is in use by another process: `),
    })
    other.close()
  })

  it('names an address that is not on this machine', async () => {
    await expect(createStartupServer('192.0.2.1', 3999, new Lifecycle()).open()).rejects.toMatchObject({
      code: 'PLATFORM_PORT_UNAVAILABLE',
      message: expect.stringContaining('HOST must be a host name or address of this machine'),
    })
  })
})
