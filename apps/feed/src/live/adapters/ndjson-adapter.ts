import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import type { Readable } from 'node:stream'
import type { NdjsonSettings } from '../settings/source-settings.ts'
import { type ConnectionEnd, ended, type FeedAdapter, type FeedConnection, lost, reasonOf } from './feed-adapter.ts'
import { FileTail } from './file-tail.ts'
import { LineSplitter } from './line-splitter.ts'

const connectMs = 10_000
const keepAliveMs = 10_000

/** Lines of JSON, one tick or list of ticks each: from standard input, a file that grows, or a TCP connection. */
export function createNdjsonAdapter({ from }: NdjsonSettings, stdin: Readable = process.stdin): FeedAdapter {
  if (from === 'stdin')
    return { kind: 'ndjson', address: 'standard input', connect: receive => readStream(stdin, receive) }
  if (from.startsWith('file:')) {
    const path = from.slice('file:'.length)
    const tail = new FileTail(path)
    return { kind: 'ndjson', address: path, connect: receive => tail.open(receive) }
  }
  const { hostname, port } = new URL(from)
  return { kind: 'ndjson', address: from, connect: receive => readSocket(hostname, Number(port), receive) }
}

async function readStream(stream: Readable, receive: (line: string) => void): Promise<FeedConnection> {
  const splitter = new LineSplitter(receive)
  const take = (bytes: Buffer | string) => splitter.take(Buffer.from(bytes))
  const over = new Promise<ConnectionEnd>(resolve => {
    stream.once('end', () => {
      splitter.end()
      resolve(ended)
    })
    stream.once('error', error => resolve(lost(reasonOf(error))))
    stream.once('close', () => resolve(ended))
  })
  stream.on('data', take)
  return {
    over,
    close() {
      stream.off('data', take)
      stream.pause()
    },
  }
}

async function readSocket(host: string, port: number, receive: (line: string) => void): Promise<FeedConnection> {
  const socket = connectSocket({
    host: host.replace(/^\[|\]$/g, ''),
    port,
    keepAlive: true,
    keepAliveInitialDelay: keepAliveMs,
  })
  const splitter = new LineSplitter(receive)
  const over = new Promise<ConnectionEnd>(resolve => {
    socket.on('error', error => resolve(lost(reasonOf(error))))
    socket.on('close', () => resolve(lost('closed by the source')))
  })
  socket.on('data', bytes => splitter.take(bytes))
  // What was sent before an end without a line break is a tick all the same.
  socket.on('end', () => splitter.end())
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(connectMs) })
  } catch (error) {
    socket.destroy()
    throw error
  }
  return { over, close: () => void socket.destroy() }
}
