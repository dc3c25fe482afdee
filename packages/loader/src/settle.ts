import { wait } from './once.ts'

/** How long what is there waits for what is not. */
const patienceMs = 2000

/** All of them, however they end; but once one is there it waits for the others only a while. */
export function settle(work: readonly Promise<unknown>[]): Promise<unknown> {
  const patience = Promise.any(work).then(() => wait(patienceMs))
  return Promise.race([Promise.allSettled(work), patience.catch(() => {})])
}
