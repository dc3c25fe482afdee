import { createServer } from 'node:net'

/** Hands over whatever a feed sends, cut into whole records of `size` bytes. */
export function listenForFeed(port: number, size: number, take: (records: Buffer) => void): Promise<void> {
  const server = createServer(socket => {
    let rest = Buffer.alloc(0)
    socket.on('data', chunk => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
      const whole = bytes.length - (bytes.length % size)
      rest = bytes.subarray(whole)
      if (whole > 0) take(bytes.subarray(0, whole))
    })
    socket.on('error', () => {})
  })
  return new Promise(resolve => server.listen(port, '127.0.0.1', resolve))
}

export const getPort = (name: 'PORT' | 'FEED_PORT'): number => Number(process.env[name])
