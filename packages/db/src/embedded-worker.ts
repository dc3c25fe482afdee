/**
 * The embedded database's own thread: PGlite behind a socket that speaks PostgreSQL's protocol, so that the rest of the
 * program talks to it as to any PostgreSQL and a long query never holds up the event loop that serves requests.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { FromWorker, ToWorker, WorkerInput } from './embedded-messages.ts'
import { findFatalError } from './fatal-error.ts'

// Pool size is 1; a second connection is only there while a broken first one is being replaced.
const MAX_CONNECTIONS = 4

if (parentPort === null) throw new Error('embedded-worker.ts runs as a worker thread only')
const parent = parentPort
const input = workerData as WorkerInput

const tell = (message: FromWorker) => parent.postMessage(message)

const pglite = await PGlite.create({
  pgliteWasmModule: input.program,
  ...(input.dataDir === null ? {} : { dataDir: input.dataDir }),
  startParams: [...PGlite.defaultStartParams, ...settingsOf(input).flatMap(setting => ['-c', setting])],
  ...(input.template === null ? {} : { loadDataDir: new Blob([input.template]) }),
})
stopWhenBroken(pglite)

const server = new PGLiteSocketServer({
  db: pglite,
  maxConnections: MAX_CONNECTIONS,
  ...(input.socketPath === null ? { host: '127.0.0.1', port: 0 } : { path: input.socketPath }),
})
server.addEventListener('listening', event => {
  const { port } = (event as CustomEvent<{ port?: number }>).detail
  tell({ type: 'ready', port: port ?? null })
})
await server.start()

parent.on('message', async (message: ToWorker) => {
  if (message.type === 'dump') {
    const dump = new Uint8Array(await (await pglite.dumpDataDir('none')).arrayBuffer())
    tell({ type: 'dumped', dump })
    return
  }
  await server.stop()
  await pglite.close()
  tell({ type: 'closed' })
  parent.close()
})

function settingsOf({ cacheMegabytes, disposable }: WorkerInput): readonly string[] {
  return [
    ...(cacheMegabytes === null ? [] : [`shared_buffers=${cacheMegabytes}MB`]),
    // Tables emptied and filled in one transaction are then not logged at all.
    ...(disposable ? ['wal_level=minimal', 'max_wal_senders=0', 'full_page_writes=off'] : []),
  ]
}

/**
 * An ordinary SQL error is an answer like any other. A FATAL or PANIC one, after which PostgreSQL would end its process,
 * leaves PGlite spinning in place, and a throw leaves the socket's queue standing still: both must end this thread.
 */
function stopWhenBroken(db: PGlite): void {
  const stop = (reason: string) => {
    tell({ type: 'broken', reason })
    process.exit(1)
  }
  const run = db.execProtocolRawStream.bind(db)
  db.execProtocolRawStream = async (message, options) => {
    const onRawData = (data: Uint8Array) => {
      const fatal = findFatalError(data)
      if (fatal !== null) stop(fatal)
      options?.onRawData(data)
    }
    try {
      await run(message, { ...options, onRawData })
    } catch (error) {
      stop(error instanceof Error ? error.message : String(error))
    }
  }
}
