/** One thread that fills the long tail of a simulated market: slices of plans come in, and are answered when they are written. */
import { parentPort, workerData } from 'node:worker_threads'
import { openDatabase } from '@bellwether/db'
import { createTail, type TailPlan } from '@bellwether/universe'
import type { TailThreadInput } from './tail-thread.ts'
import { writeSlice } from './write-tail.ts'

if (parentPort === null) throw new Error('tail-worker.ts runs as a worker thread only')
const parent = parentPort
const { databaseUrl, market } = workerData as TailThreadInput
const tail = createTail(market)
const db = await openDatabase({ url: databaseUrl })

parent.on('message', async (plans: readonly TailPlan[]) => {
  await writeSlice(db, tail, plans)
  parent.postMessage('written')
})
