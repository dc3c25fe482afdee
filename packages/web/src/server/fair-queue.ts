import { BusyError } from '../errors.ts'

export interface FairQueueLimits {
  /** Pieces of work at the same time. */
  readonly running: number
  /** Of one lane at the same time: what another lane has to share the processor with. */
  readonly runningPerLane: number
  readonly waiting: number
  readonly waitingPerLane: number
  /** Milliseconds after which waiting is given up. */
  readonly waitMs: number
}

export interface FairQueue {
  /** Resolves when it is this lane's turn, to a function that ends the turn. Rejects with a BusyError where too many wait, or for too long. */
  enter(lane: string, signal?: AbortSignal): Promise<() => void>
}

interface Lane {
  running: number
  readonly waiting: Set<() => void>
}

/** Lanes take turns: however many tasks wait in one lane, each of them delays the other lanes by one task at most. */
export function createFairQueue(limits: FairQueueLimits): FairQueue {
  // In the order of turns: a lane that has had one goes to the end.
  const lanes = new Map<string, Lane>()
  let running = 0
  let waiting = 0

  function begin(name: string, lane: Lane): () => void {
    running += 1
    lane.running += 1
    moveToEnd(name, lane)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      running -= 1
      lane.running -= 1
      moveToEnd(name, lane)
      next()
    }
  }

  /** Forgotten once nobody is in it. */
  function moveToEnd(name: string, lane: Lane): void {
    lanes.delete(name)
    if (lane.running > 0 || lane.waiting.size > 0) lanes.set(name, lane)
  }

  function next(): void {
    while (running < limits.running) {
      const lane = [...lanes.values()].find(one => one.waiting.size > 0 && one.running < limits.runningPerLane)
      const [start] = lane?.waiting ?? []
      if (start === undefined) return
      start()
    }
  }

  return {
    async enter(name, signal) {
      const lane = lanes.get(name) ?? { running: 0, waiting: new Set() }
      if (running < limits.running && lane.running < limits.runningPerLane) return begin(name, lane)
      if (waiting >= limits.waiting || lane.waiting.size >= limits.waitingPerLane) throw new BusyError()
      return new Promise((resolve, reject) => {
        const settle = () => {
          waiting -= 1
          lane.waiting.delete(start)
          clearTimeout(timer)
          signal?.removeEventListener('abort', giveUp)
        }
        const start = () => {
          settle()
          resolve(begin(name, lane))
        }
        const giveUp = () => {
          settle()
          if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(name)
          reject(new BusyError())
        }
        const timer = setTimeout(giveUp, limits.waitMs)
        timer.unref()
        signal?.addEventListener('abort', giveUp, { once: true })
        waiting += 1
        lane.waiting.add(start)
        if (!lanes.has(name)) lanes.set(name, lane)
      })
    },
  }
}
