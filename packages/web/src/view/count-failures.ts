import { AsyncLocalStorage } from 'node:async_hooks'

const counts = new AsyncLocalStorage<{ failures: number }>()

/** Does the work and says how many of the parts made in it have failed. */
export async function countFailures<T>(
  work: () => Promise<T>,
): Promise<{ readonly result: T; readonly failures: number }> {
  const count = { failures: 0 }
  const result = await counts.run(count, work)
  return { result, failures: count.failures }
}

export function noteFailure(): void {
  const count = counts.getStore()
  if (count) count.failures += 1
}
