import pg from 'pg'
import { DatabaseError, StorageFullError, UnavailableError } from './errors.ts'

/** SQLSTATE: connection exceptions, a server that shuts down, has crashed or is starting, too many connections. */
const unavailableStates = /^(?:08|57P0[123]|53300)/
const systemErrors = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'])
/** What `pg` itself reports without any code. */
const lostConnection = /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded)/

/** SQLSTATE of a disk without space, for rows or for temporary files. */
const diskFull = '53100'

/** An UnavailableError or StorageFullError in place of one that says only that the connection failed or the disk is full; any other error unchanged. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof pg.DatabaseError && error.code === diskFull) return new StorageFullError(error)
  return isConnectionFailure(error) ? new UnavailableError(error) : error
}

function isConnectionFailure(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DatabaseError) return false
  const { code } = error as NodeJS.ErrnoException
  if (error instanceof pg.DatabaseError) return unavailableStates.test(code ?? '')
  return systemErrors.has(code ?? '') || lostConnection.test(error.message)
}
