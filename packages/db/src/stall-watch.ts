import { setImmediate } from 'node:timers/promises'

export interface StallTimes {
  /** Work that takes longer than this makes us ask whether the server answers at all. */
  readonly suspectAfterMs: number
  /** How long the server may take to answer that. */
  readonly answerWithinMs: number
  /** Between two attempts to reach a server that refused one. */
  readonly retryMs: number
}

export interface StallWatchOptions extends StallTimes {
  /** Asks the server for a sign of life on a connection of its own. Must settle, however late. */
  readonly probe: () => Promise<void>
  readonly createError: () => Error
}

export interface StallWatch {
  readonly isDown: boolean
  /** The same result, or a rejection as soon as the server is found not to answer. */
  guard<T>(work: Promise<T>): Promise<T>
  close(): void
}

interface Pending {
  readonly since: number
  readonly reject: (error: Error) => void
}

/**
 * Tells a server that has stopped answering (a frozen process, a dead network) from one that works on a long query, and fails
 * everything that waits for the former. While it is down `isDown` says so, and the probe finds out when it is back.
 */
export function createStallWatch(options: StallWatchOptions): StallWatch {
  const { suspectAfterMs, answerWithinMs, retryMs, probe, createError } = options
  // No Set: it is made anew all the time, and what its former tables held, with the rows of a query, lives until all garbage is collected.
  let pending: Pending[] = []
  let isDown = false
  let isClosed = false
  let isExamining = false
  let timer: NodeJS.Timeout | null = null
  let attempt: Promise<boolean> | null = null

  function arm(afterMs: number): void {
    if (timer !== null || isExamining || isClosed) return
    timer = setTimeout(() => {
      timer = null
      suspect()
    }, afterMs)
    timer.unref()
  }

  function suspect(): void {
    if (pending.length === 0) return
    const age = performance.now() - Math.min(...pending.map(({ since }) => since))
    if (age < suspectAfterMs) arm(suspectAfterMs - age)
    else void examine()
  }

  async function examine(): Promise<void> {
    isExamining = true
    while (!isClosed) {
      const answer = await ask()
      if (answer === 'answered') break
      isDown = true
      const given = pending
      pending = []
      for (const { reject } of given) reject(createError())
      if (answer === 'failed') await sleep(retryMs)
    }
    isDown = false
    isExamining = false
    if (pending.length > 0) arm(suspectAfterMs)
  }

  async function ask(): Promise<'answered' | 'failed' | 'late'> {
    attempt ??= probe()
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        attempt = null
      })
    // Where we were too busy to read the answer, it is read before the immediate.
    const late = sleep(answerWithinMs).then(() => setImmediate(null))
    const answered = await Promise.race([attempt, late])
    return answered === null ? 'late' : answered ? 'answered' : 'failed'
  }

  return {
    get isDown() {
      return isDown
    },
    guard(work) {
      return new Promise((resolve, reject) => {
        const entry = { since: performance.now(), reject }
        pending.push(entry)
        arm(suspectAfterMs)
        work.then(resolve, reject).finally(() => remove(pending, entry))
      })
    },
    close() {
      isClosed = true
      if (timer !== null) clearTimeout(timer)
    },
  }
}

function remove(pending: Pending[], entry: Pending): void {
  const at = pending.indexOf(entry)
  const last = pending.at(-1)
  if (at === -1 || !last) return
  pending[at] = last
  pending.pop()
}

/** Does not keep the process alive. */
function sleep(ms: number): Promise<void> {
  return new Promise(resolve => {
    setTimeout(resolve, ms).unref()
  })
}
