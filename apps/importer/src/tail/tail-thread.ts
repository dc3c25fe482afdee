import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { TailPlan, UniverseOptions } from '@bellwether/universe'

export interface TailWriter {
  /** Resolved when the securities are in the database, all of them. */
  write(plans: readonly TailPlan[]): Promise<void>
  close(): Promise<void>
}

/** What a thread is started with. */
export interface TailThreadInput {
  readonly databaseUrl: string
  readonly market: Omit<UniverseOptions, 'onProgress'>
}

/** Makes and writes slices of the long tail on a thread of its own, with a connection of its own. */
export function openTailThread(input: TailThreadInput): TailWriter {
  const worker = new Worker(new URL('./tail-worker.ts', import.meta.url), { workerData: input })
  return {
    async write(plans) {
      const answer = once(worker, 'message')
      worker.postMessage(plans)
      await answer
    },
    async close() {
      await worker.terminate()
    },
  }
}
