/** A worker as a process. */
export interface WorkerProcess {
  /** Resolves when it serves requests. */
  readonly ready: Promise<void>
  /** Resolves when it is gone, whyever. */
  readonly ended: Promise<void>
  stop(signal: NodeJS.Signals): void
}

export interface Supervisor {
  /** How many serve requests. */
  readonly ready: number
  /** Rejects where a worker ends before it was ever ready: the next would too. */
  start(): Promise<void>
  /** Replaces one worker after the other, each when its successor is ready. Ends at the first that does not start, with the old ones still there. */
  restart(): Promise<void>
  stop(signal: NodeJS.Signals): Promise<void>
}

export interface SupervisorOptions {
  readonly count: number
  /** `number` from 1; a worker's replacement has its number. */
  readonly fork: (number: number) => WorkerProcess
  readonly onChange?: () => void
  readonly log: { info(given: object, text: string): void; error(given: object, text: string): void }
  readonly delay?: (ms: number) => Promise<void>
  /** Monotonic, ms. */
  readonly now?: () => number
}

interface Slot {
  readonly number: number
  process: WorkerProcess
  readyAt: number | null
  failures: number
}

const firstDelayMs = 250
const maxDelayMs = 30_000
/** A worker that lived for so long did not fail by what it is. */
const soundAfterMs = 60_000

function pauseAfter(failures: number): number {
  return failures === 1 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** (failures - 2))
}

/** Rejects where the process ends first. */
function untilReady({ ready, ended }: WorkerProcess, number: number): Promise<void> {
  return Promise.race([
    ready,
    ended.then(() => Promise.reject(new Error(`worker ${number} ended before it was ready`))),
  ])
}

/** Keeps a number of workers running: one that ends is replaced, at once the first time and then after growing pauses. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { count, fork, log, onChange = () => {}, now = () => performance.now() } = options
  const delay = options.delay ?? (ms => new Promise(resolve => setTimeout(resolve, ms).unref()))
  const slots: Slot[] = []
  let stopping = false
  let restarting: Promise<void> | null = null

  async function begin(slot: Slot, process: WorkerProcess): Promise<void> {
    await untilReady(process, slot.number)
    if (slot.process !== process) return
    slot.readyAt = now()
    onChange()
  }

  function watch(slot: Slot, process: WorkerProcess): void {
    void process.ended.then(async () => {
      if (stopping || slot.process !== process) return
      const lived = slot.readyAt === null ? 0 : now() - slot.readyAt
      slot.readyAt = null
      slot.failures = lived >= soundAfterMs ? 1 : slot.failures + 1
      onChange()
      const pauseMs = pauseAfter(slot.failures)
      log.error({ worker: slot.number, pauseMs }, 'a worker ended by itself and is replaced')
      await delay(pauseMs)
      if (!stopping && slot.process === process) spawn(slot).catch(() => {})
    })
  }

  function spawn(slot: Slot): Promise<void> {
    slot.process = fork(slot.number)
    watch(slot, slot.process)
    return begin(slot, slot.process)
  }

  async function replaceAll(): Promise<void> {
    for (const slot of slots) {
      if (stopping) return
      const old = slot.process
      const successor = fork(slot.number)
      try {
        await untilReady(successor, slot.number)
      } catch (err) {
        log.error({ err, worker: slot.number }, 'the restart has stopped: a new worker did not start')
        return
      }
      slot.process = successor
      slot.readyAt = now()
      onChange()
      watch(slot, successor)
      old.stop('SIGTERM')
      await old.ended
      log.info({ worker: slot.number }, 'worker replaced')
    }
  }

  return {
    get ready() {
      return slots.filter(({ readyAt }) => readyAt !== null).length
    },
    async start() {
      for (let number = 1; number <= count; number += 1)
        slots.push({ number, process: fork(number), readyAt: null, failures: 0 })
      await Promise.all(slots.map(slot => begin(slot, slot.process)))
      for (const slot of slots) watch(slot, slot.process)
    },
    restart() {
      restarting ??= replaceAll().finally(() => {
        restarting = null
      })
      return restarting
    },
    async stop(signal) {
      stopping = true
      for (const { process } of slots) process.stop(signal)
      await Promise.all(slots.map(({ process }) => process.ended))
    },
  }
}
