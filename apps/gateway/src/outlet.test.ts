import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Outlet } from './outlet.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Two ends of a real connection; the far one reads nothing until it is told to. */
async function createPair() {
  const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const near = connect({ port: typeof address === 'object' && address !== null ? address.port : 0, host: '127.0.0.1' })
  const [[far]] = (await Promise.all([once(server, 'connection'), once(near, 'connect')])) as [[Socket], unknown]
  server.close()
  sockets.push(near, far)
  return { near, far, outlet: new Outlet(near) }
}

async function readAll(far: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  far.on('data', chunk => chunks.push(chunk))
  far.resume()
  await once(far, 'end')
  return Buffer.concat(chunks)
}

describe('Outlet', () => {
  it('has nothing waiting once the kernel has taken a frame, and its buffer may be used again', async () => {
    const { near, far, outlet } = await createPair()
    const frame = Buffer.from('abc')
    outlet.write(frame)
    expect(outlet.waitingBytes).toBe(0)
    frame.write('xyz')
    outlet.write(frame)
    near.end()
    expect((await readAll(far)).toString()).toBe('abcxyz')
  })

  it('keeps the order of frames and of what others write to the socket while it is full', async () => {
    const { near, far, outlet } = await createPair()
    const expected: Buffer[] = []
    const next = (fill: number) => {
      const frame = Buffer.alloc(64 * 1024, fill)
      expected.push(frame)
      return frame
    }
    for (let i = 0; outlet.waitingBytes === 0; i += 1) outlet.write(next(i & 0xff))
    expect(outlet.waitingBytes).toBeLessThanOrEqual(64 * 1024)
    near.write(next(0xaa))
    outlet.write(next(0xbb))
    near.write(next(0xcc))
    near.end()
    const all = await readAll(far)
    expect(all.equals(Buffer.concat(expected))).toBe(true)
    expect(outlet.waitingBytes).toBe(0)
  })

  it('ends the connection when the far end has gone', async () => {
    const { near, far, outlet } = await createPair()
    near.on('error', () => {})
    while (outlet.waitingBytes === 0) outlet.write(Buffer.alloc(64 * 1024))
    far.resetAndDestroy()
    await new Promise(resolve => near.once('close', resolve))
    expect(near.destroyed).toBe(true)
    outlet.write(Buffer.from('into the void'))
    expect(near.destroyed).toBe(true)
  })
})
