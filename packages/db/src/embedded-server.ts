import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker, WorkerInput } from './embedded-messages.ts'
import { compileProgram } from './embedded-program.ts'
import { EmbeddedStartError } from './errors.ts'

// sockaddr_un holds 104 bytes on macOS, 108 on Linux, the closing zero included.
const LONGEST_SOCKET_PATH = 103

// Part of the socket's file name by PostgreSQL's convention; nothing listens on this port.
const SOCKET_PORT = 5432

// A query that does not end must not keep the process from ending; what it has not committed is rolled back.
const CLOSE_TIMEOUT_MS = 5_000

/** What it hands over is bytes, which are not of its heap. */
const smallWorker = { maxYoungGenerationSizeMb: 3, maxOldGenerationSizeMb: 256 }

export interface EmbeddedServer {
  /** A directory holding the socket, or 127.0.0.1; `pg` tells them apart by the leading slash. */
  readonly host: string
  readonly port: number
  /** Everything the database holds, to be given as the template of another. */
  dump(): Promise<Uint8Array<ArrayBuffer>>
  close(): Promise<void>
}

export async function startEmbeddedServer(
  input: Pick<WorkerInput, 'dataDir' | 'template' | 'cacheMegabytes' | 'disposable'>,
  onLost: (reason: string) => void,
): Promise<EmbeddedServer> {
  const program = await compileProgram()
  const socketDir = createSocketDir()
  const socketPath = socketDir === null ? null : join(socketDir, `.s.PGSQL.${SOCKET_PORT}`)
  const workerData: WorkerInput = { ...input, socketPath, program }
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData,
    ...(input.cacheMegabytes !== null && { resourceLimits: smallWorker }),
  })

  let stage: 'starting' | 'running' | 'closing' = 'starting'
  let reason = 'its thread ended'
  const ended = new Promise<void>(resolve => worker.once('exit', () => resolve()))
  worker.on('error', error => {
    reason = error instanceof Error ? error.message : String(error)
  })
  worker.on('message', (message: FromWorker) => {
    if (message.type === 'broken') reason = message.reason
  })
  const removeSocket = () => {
    if (socketDir !== null) rmSync(socketDir, { recursive: true, force: true })
  }
  process.once('exit', removeSocket)
  void ended.then(() => {
    process.off('exit', removeSocket)
    removeSocket()
    if (stage === 'running') onLost(reason)
  })

  const ready = await Promise.race([next(worker, 'ready'), ended])
  if (ready === undefined) throw new EmbeddedStartError(input.dataDir, reason)
  stage = 'running'

  const send = (message: ToWorker) => worker.postMessage(message)
  return {
    host: socketDir ?? '127.0.0.1',
    port: ready.port ?? SOCKET_PORT,
    async dump() {
      send({ type: 'dump' })
      const answer = await Promise.race([next(worker, 'dumped'), ended])
      if (answer === undefined) throw new EmbeddedStartError(input.dataDir, reason)
      return answer.dump
    },
    async close() {
      stage = 'closing'
      send({ type: 'close' })
      const overdue = setTimeout(() => void worker.terminate(), CLOSE_TIMEOUT_MS)
      await ended
      clearTimeout(overdue)
    },
  }
}

/** A directory only this user may enter, so that nobody else on the machine reaches the database. */
function createSocketDir(): string | null {
  if (process.platform === 'win32') return null
  const dir = mkdtempSync(join(tmpdir(), `bellwether-${process.pid}-`))
  if (Buffer.byteLength(join(dir, `.s.PGSQL.${SOCKET_PORT}`)) <= LONGEST_SOCKET_PATH) return dir
  rmSync(dir, { recursive: true })
  return null
}

function next<T extends FromWorker['type']>(worker: Worker, type: T): Promise<Extract<FromWorker, { type: T }>> {
  return new Promise(resolve => {
    const listen = (message: FromWorker) => {
      if (message.type !== type) return
      worker.off('message', listen)
      resolve(message as Extract<FromWorker, { type: T }>)
    }
    worker.on('message', listen)
  })
}
