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

/** To be closed, whether or not it was read to its end. */
export interface CoreBatches extends AsyncIterable<Batch> {
  close(): Promise<void>
}

/** Below it, starting a thread takes longer than it saves. */
const fewestForThread = 200
/** One to write and one in hand; more would only be kept in memory. */
const batchesAhead = 2
/** Until the first is taken, while a new database is being opened: a few seconds' worth. */
const batchesBeforehand = 40

/**
 * The simulated market but for its long tail. Rows of a large one are made on a thread, from now on, while those before them are
 * written.
 */
export function coreBatches(options: CoreOptions, onProgress: OnCoreProgress): CoreBatches {
  if (options.securities >= fewestForThread) return batchesOfThread(options, onProgress)
  return {
    async *[Symbol.asyncIterator]() {
      yield* generateUniverse({ ...options, onProgress })
    },
    close: async () => {},
  }
}

function batchesOfThread(options: CoreOptions, onProgress: OnCoreProgress): CoreBatches {
  const worker = new Worker(new URL('./core-worker.ts', import.meta.url), { workerData: options })
  const answers = on(worker, 'message') as AsyncIterable<[CoreAnswer]>
  let asked = 0
  let held = 0
  let most = batchesBeforehand
  const ask = () => {
    for (; asked < batchesAhead && asked + held < most; asked++) worker.postMessage('next')
  }
  worker.on('message', () => {
    asked -= 1
    held += 1
    ask()
  })
  ask()
  return {
    async *[Symbol.asyncIterator]() {
      for await (const [{ batch, progress }] of answers) {
        if (batch === null) return
        most = batchesAhead
        if (progress !== null) onProgress(...progress)
        yield batch
        held -= 1
        ask()
      }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
