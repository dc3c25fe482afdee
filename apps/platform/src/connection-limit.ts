import { readdirSync, readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'

/** Kept free for files, the database and the bus. */
const reservedDescriptors = 64
/** Connections beyond the limit that still get an answer, 503, before further ones are closed unanswered. */
const answeredConnections = 64
/** A limit that is hit again and again is logged once in this time. */
const logEveryMs = 60_000

export interface ConnectionLimit {
  /** Null where the system sets none. */
  readonly max: number | null
  readonly open: number
  /** Connections answered with 503 or closed unanswered since the start. */
  readonly shed: number
  /** Whether requests on this connection are answered with 503. */
  isShed(socket: Duplex): boolean
}

/**
 * Keeps connections below the number of descriptors the process may open. Without it accepting fails silently, and so does
 * every file and database connection.
 */
export function limitConnections(
  server: Server,
  logger: FastifyBaseLogger,
  descriptors: number | null = readDescriptorLimit(),
): ConnectionLimit {
  const shedding = new WeakSet<Duplex>()
  const free = descriptors === null ? null : descriptors - countDescriptors() - reservedDescriptors
  const max = free === null ? null : Math.max(1, free - answeredConnections)
  let open = 0
  let shed = 0
  let loggedAt = Number.NEGATIVE_INFINITY

  function note(): void {
    shed += 1
    if (performance.now() - loggedAt < logEveryMs) return
    loggedAt = performance.now()
    logger.error({ open, max, descriptors }, 'too many connections: new ones are refused; raise the limit (ulimit -n)')
  }

  server.on('connection', (socket: Socket) => {
    open += 1
    socket.once('close', () => {
      open -= 1
    })
    if (max === null || open <= max) return
    shedding.add(socket)
    note()
  })
  if (free !== null) server.maxConnections = Math.max(1, free)
  server.on('drop', note)
  return {
    max,
    get open() {
      return open
    },
    get shed() {
      return shed
    },
    isShed: socket => shedding.has(socket),
  }
}

/** The soft limit of open files; null where there is none or it cannot be read. */
function readDescriptorLimit(path = '/proc/self/limits'): number | null {
  try {
    const soft = /^Max open files\s+(\d+)/m.exec(readFileSync(path, 'utf8'))?.[1]
    return soft === undefined ? null : Number(soft)
  } catch {
    return null
  }
}

function countDescriptors(): number {
  try {
    return readdirSync('/proc/self/fd').length
  } catch {
    return 0
  }
}
