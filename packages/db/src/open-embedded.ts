import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts'
import type { Database, OnLost } from './database.ts'
import { compileProgram } from './embedded-program.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { EmbeddedLostError } from './errors.ts'
import { type FillNew, fillAside } from './fill-aside.ts'
import { initialiseEmbedded } from './initialise-embedded.ts'
import { silence } from './listen.ts'
import { createPool, type Pool } from './pool.ts'

export interface EmbeddedOptions {
  /** Null: in memory, gone when closed. */
  readonly dataDir: string | null
  readonly template?: Uint8Array<ArrayBuffer>
  /** Less than the usual 128 for a program that must be small; a new database is then initialised by another process. */
  readonly cacheMegabytes?: number
  /** For a database that is thrown away unless it is closed in order. */
  readonly disposable?: boolean
  /** Fills a data directory that has no database yet. The lock is held meanwhile. */
  readonly fillNew?: FillNew
  readonly onLost?: OnLost
}

export interface EmbeddedDatabase extends Database {
  readonly kind: 'embedded'
  /** The whole database as one file's bytes, for `template`. */
  dump(): Promise<Uint8Array<ArrayBuffer>>
}

// Queries that take longer than this when the program ends are cut off.
const DRAIN_TIMEOUT_MS = 10_000

/**
 * PostgreSQL inside this process, for a start without any server. Its files are written without fsync: a crash or kill
 * of the process loses no committed row, a power cut may.
 */
export async function openEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dataDir = options.dataDir === null ? null : resolve(options.dataDir)
  const lock: DataDirLock | null = dataDir === null ? null : lockDataDir(dataDir)
  try {
    return await openLocked(dataDir, lock, options)
  } catch (error) {
    lock?.release()
    throw error
  }
}

async function openLocked(
  dataDir: string | null,
  lock: DataDirLock | null,
  options: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const folder = dataDir === null ? null : join(dataDir, 'postgres')
  if (dataDir !== null && folder !== null && options.fillNew && !existsSync(folder))
    await Promise.all([compileProgram(), fillAside(dataDir, options.fillNew)])
  const mustBeSmall = options.cacheMegabytes !== undefined && options.template === undefined
  if (folder !== null && mustBeSmall) await initialiseEmbedded(folder)
  const server = await startEmbeddedServer(
    {
      dataDir: folder,
      template: options.template ?? null,
      cacheMegabytes: options.cacheMegabytes ?? null,
      disposable: options.disposable ?? false,
    },
    reason => {
      const error = new EmbeddedLostError(dataDir, reason)
      pool.fail(error)
      lock?.release()
      options.onLost?.(error)
    },
  )
  const pool = createPool({
    host: server.host,
    port: server.port,
    user: 'postgres',
    database: 'postgres',
    // PGlite is one backend: with two connections, prepared statements of one collide with the other's.
    max: 1,
    // Nothing is saved by letting go of the only connection, and taking it up again costs a round trip.
    idleTimeoutMillis: 0,
    // One backend behind every connection: the statements of one that broke would still be there, under the same names.
    onConnect: client => client.query('deallocate all').then(() => {}),
  })
  let closing: Promise<void> | undefined
  return {
    kind: 'embedded',
    sql: pool.sql,
    shapes: pool.shapes,
    get outages() {
      return pool.outages
    },
    listen: () => silence,
    ping: pool.ping,
    dump: server.dump,
    close() {
      closing ??= closeInOrder(pool, server).finally(() => lock?.release())
      return closing
    },
  }
}

async function closeInOrder(pool: Pool, server: EmbeddedServer): Promise<void> {
  const drained = pool.close()
  const patience = new AbortController()
  await Promise.race([drained, setTimeout(DRAIN_TIMEOUT_MS, undefined, { signal: patience.signal }).catch(() => {})])
  patience.abort()
  await server.close()
  await drained
}
