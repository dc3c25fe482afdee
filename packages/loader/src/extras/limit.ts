import { wait } from '../once.ts'

/** `work`, or a rejection when it takes longer. What it waits for goes on. */
export function limit<T>(work: T | Promise<T>, ms: number): Promise<T> {
  const late = wait(ms).then(() => {
    throw new Error(`No answer within ${ms} ms.`)
  })
  return Promise.race([work, late])
}
