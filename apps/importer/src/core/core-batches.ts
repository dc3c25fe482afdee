import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Batch, generateUniverse, type UniverseOptions } from '@bellwether/universe'

export type CoreOptions = Omit<UniverseOptions, 'onProgress'>
export type OnCoreProgress = (done: number, total: number) => void

/** What the thread answers each time it is asked for the next batch. */
export interface CoreAnswer {
  /** Null after the last. */
  readonly batch: Batch | null
  readonly progress: Parameters<OnCoreProgress> | null
}

/** Below it, starting a thread takes longer than it saves. */
const fewestForThread = 200
/** One to write and one in hand; more would only be kept in memory. */
const batchesAhead = 2

/** The simulated market but for its long tail. Rows of a large one are made on a thread while those before them are written. */
export async function* coreBatches(options: CoreOptions, onProgress: OnCoreProgress): AsyncGenerator<Batch> {
  if (options.securities < fewestForThread) yield* generateUniverse({ ...options, onProgress })
  else yield* batchesOfThread(options, onProgress)
}

async function* batchesOfThread(options: CoreOptions, onProgress: OnCoreProgress): AsyncGenerator<Batch> {
  const worker = new Worker(new URL('./core-worker.ts', import.meta.url), { workerData: options })
  const ask = () => worker.postMessage('next')
  try {
    for (let asked = 0; asked < batchesAhead; asked++) ask()
    for await (const [{ batch, progress }] of on(worker, 'message') as AsyncIterable<[CoreAnswer]>) {
      if (batch === null) return
      if (progress !== null) onProgress(...progress)
      yield batch
      ask()
    }
  } finally {
    await worker.terminate()
  }
}
