import { whenIdle } from './when-idle.ts'

/** One piece of work in each idle moment, so that many islands are many short tasks. */
export function createIdleQueue(window: Window): (work: () => void) => void {
  const waiting: (() => void)[] = []
  const next = () => {
    waiting.shift()?.()
    if (waiting.length > 0) whenIdle(window, next)
  }
  return work => {
    waiting.push(work)
    if (waiting.length === 1) whenIdle(window, next)
  }
}
