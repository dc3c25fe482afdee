import { getPriority, setPriority } from 'node:os'

const lower = 10
const lowest = 19

/** The thread that calls it gives way to all others where processor time is short. Elsewhere than on Linux a priority is that of the whole process, and stays as it is. */
export function takeLowPriority(): void {
  if (process.platform === 'linux') setPriority(0, Math.min(getPriority(0) + lower, lowest))
}
