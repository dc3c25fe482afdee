import { settle } from '../settle.ts'

/**
 * Gives a function that runs modules. What was started in one go is given in one go, when all of it has run or failed: the
 * browser then lays the page out once for all of its components. What never ends holds the others up only a while.
 */
export function createRunTogether(): <T>(run: () => Promise<T>) => Promise<T> {
  let started: Promise<unknown>[] = []
  return async run => {
    const together = started
    const running = run()
    together.push(running)
    setTimeout(() => {
      started = []
    })
    await running
    await settle(together)
    return running
  }
}
