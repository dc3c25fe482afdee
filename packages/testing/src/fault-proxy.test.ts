import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

let echo: Server
let proxy: FaultProxy
let client: Socket
let back: string

beforeEach(async () => {
  back = ''
  echo = createServer(socket => {
    socket.on('error', () => {})
    socket.on('data', data => socket.write(data))
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await startFaultProxy((echo.address() as AddressInfo).port)
  client = connect(proxy.port, '127.0.0.1')
  client.on('data', data => {
    back += data
  })
  await once(client, 'connect')
})
afterEach(async () => {
  client.destroy()
  await proxy.close()
  echo.close()
})

describe('startFaultProxy', () => {
  it('passes on what it gets, whole', async () => {
    client.write('hello')
    await expect.poll(() => back).toBe('hello')
    expect(proxy.connections).toBe(1)
  })

  it('cuts data into single bytes', async () => {
    proxy.set({ chunkBytes: 1 })
    client.write('hello')
    await expect.poll(() => back).toBe('hello')
  })

  it('swallows data without closing, until it is mended', async () => {
    proxy.set({ blackhole: true })
    client.write('lost')
    await expect.poll(() => proxy.swallowedBytes).toBe(4)
    proxy.set({ delayMs: 1 })
    client.write('found')
    await expect.poll(() => back).toBe('found')
    expect(client.closed).toBe(false)
  })

  it('resets connections, and takes new ones', async () => {
    client.on('error', () => {})
    const closed = new Promise(resolve => client.once('close', resolve))
    proxy.reset()
    await closed
    const next = connect(proxy.port, '127.0.0.1')
    next.write('again')
    const [data] = await once(next, 'data')
    expect(String(data)).toBe('again')
    next.destroy()
  })
})
