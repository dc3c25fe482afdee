/** The thread that makes the rows of a simulated market, one batch each time it is asked. */
import { parentPort, workerData } from 'node:worker_threads'
import { generateUniverse } from '@bellwether/universe'
import type { CoreAnswer, CoreOptions } from './core-batches.ts'

if (parentPort === null) throw new Error('core-worker.ts runs as a worker thread only')
const parent = parentPort
let progress: CoreAnswer['progress'] = null
const batches = generateUniverse({
  ...(workerData as CoreOptions),
  onProgress: (done, total) => {
    progress = [done, total]
  },
})

parent.on('message', () => {
  const next = batches.next()
  parent.postMessage({ batch: next.done ? null : next.value, progress } satisfies CoreAnswer)
})
