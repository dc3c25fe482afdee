import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { Outlet } from './outlet.ts'

const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

/** Two ends of a real connection; the far one does not read until resumed. */
async function createPair(prepare = (_: Socket) => {}) {
  const server = createServer({ pauseOnConnect: true }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const near = connect({ port: typeof address === 'object' && address !== null ? address.port : 0, host: '127.0.0.1' })
  const [[far]] = (await Promise.all([once(server, 'connection'), once(near, 'connect')])) as [[Socket], unknown]
  server.close()
  sockets.push(near, far)
  prepare(near)
  const outlet = new Outlet(near)
  return { near, far, outlet, write: (frame: Buffer) => outlet.write(frame, 0, frame.length) }
}

async function readAll(far: Socket): Promise<Buffer> {
  const chunks: Buffer[] = []
  far.on('data', chunk => chunks.push(chunk))
  far.resume()
  await once(far, 'end')
  return Buffer.concat(chunks)
}

const ways = [
  { way: 'through its descriptor', prepare: () => {}, isDirect: true },
  { way: 'by its stream, without one', prepare: hideDescriptor, isDirect: false },
]

/** As on a system whose sockets have no descriptors, or in a Node that keeps them elsewhere. */
function hideDescriptor(socket: Socket): void {
  Object.defineProperty((socket as unknown as { _handle: object })._handle, 'fd', { value: -1 })
}

describe.each(ways)('Outlet of a socket, $way', ({ prepare, isDirect }) => {
  it('goes that way', async () => {
    const { near, write } = await createPair(prepare)
    write(Buffer.from('abc'))
    // A stream does not know what went past it.
    expect(near.bytesWritten).toBe(isDirect ? 0 : 3)
  })

  it('has nothing queued once the kernel has taken a frame, and allows its buffer to be reused', async () => {
    const { near, far, outlet } = await createPair(prepare)
    const bytes = Buffer.from('-abc-')
    expect(outlet.write(bytes, 1, 4)).toBe(true)
    expect(outlet.waitingBytes).toBe(0)
    bytes.write('-xyz-')
    outlet.write(bytes, 1, 4)
    near.end()
    expect((await readAll(far)).toString()).toBe('abcxyz')
  })

  it('keeps the order of frames and of other writes while the socket is full', async () => {
    const { near, far, outlet, write } = await createPair(prepare)
    const expected: Buffer[] = []
    const shared = Buffer.alloc(64 * 1024)
    const next = (fill: number) => {
      expected.push(Buffer.alloc(shared.length, fill))
      return shared.fill(fill)
    }
    for (let i = 0, isTaken = true; isTaken; i += 1) isTaken = write(next(i & 0xff))
    expect(outlet.waitingBytes).toBeGreaterThan(0)
    expect(outlet.waitingBytes).toBeLessThanOrEqual(shared.length)
    near.write(Buffer.from(next(0xaa)))
    expect(write(next(0xbb))).toBe(false)
    near.write(Buffer.from(next(0xcc)))
    near.end()
    const all = await readAll(far)
    expect(all.equals(Buffer.concat(expected))).toBe(true)
    expect(outlet.waitingBytes).toBe(0)
  })
})

describe('Outlet', () => {
  it('keeps its place behind what waits although the kernel would take it', async () => {
    const { near, far, outlet } = await createPair()
    near.cork()
    near.write('one ')
    expect(outlet.write(Buffer.from('two'), 0, 3)).toBe(false)
    near.uncork()
    near.end()
    expect((await readAll(far)).toString()).toBe('one two')
  })

  it.each([
    ['is encrypted', { encrypted: true }],
    ['has no descriptor', { _handle: { fd: -1 } }],
    ['has no handle', { _handle: null }],
  ])('writes through a socket that %s', (_what, kind) => {
    const written: string[] = []
    const socket = {
      ...{ writable: true, writableLength: 0, _handle: { fd: 1 } },
      write: (bytes: Buffer) => void written.push(bytes.toString()),
      destroy: (error: Error) => void written.push(String(error)),
      ...kind,
    }
    const bytes = Buffer.from('-abc-')
    expect(new Outlet(socket as unknown as Socket).write(bytes, 1, 4)).toBe(true)
    expect(written).toEqual(['abc'])
  })

  it('closes the connection when the peer has gone', async () => {
    const { near, far, write } = await createPair()
    const lost = once(near, 'error')
    far.resetAndDestroy()
    expect(write(Buffer.from('into the void'))).toBe(true)
    expect(near.destroyed).toBe(true)
    expect((await lost)[0]).toMatchObject({ syscall: 'write' })
  })

  it('writes nothing after its connection has ended, even if its descriptor is reused', async () => {
    const before = await createPair()
    before.near.destroy()
    const now = await createPair()
    expect(before.write(Buffer.from('not yours'))).toBe(true)
    now.near.end('yours')
    expect((await readAll(now.far)).toString()).toBe('yours')
  })
})
