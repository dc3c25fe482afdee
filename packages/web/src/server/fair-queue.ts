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
  /** A queue that lasts for so many milliseconds while so many arrive is standing: more is asked for than can be done, and waiting helps nobody. */
  readonly standingMs: number
  readonly standingArrivals: number
  /** In a standing queue whoever has waited for longer than this is refused, and more than one in a lane, at once. */
  readonly lateMs: number
}

export interface FairQueue {
  /** Resolves when it is this lane's turn, to a function that ends the turn. Rejects with a BusyError where too many wait, or for too long. */
  enter(lane: string, signal?: AbortSignal): Promise<() => void>
  /** The same for work that nobody waits for: its turn comes when nobody else waits. */
  enterLast(): Promise<() => void>
}

interface Waiter {
  readonly since: number
  start(): void
  giveUp(): void
}

/** A time in which there has always been somebody waiting. */
interface Spell {
  readonly since: number
  arrivals: number
}

interface Lane {
  running: number
  readonly waiting: Set<Waiter>
  spell: Spell | null
}

/** No network has this name. */
const lastLane = 'last'

/** Lanes take turns: however many tasks wait in one lane, each of them delays the other lanes by one task at most. */
export function createFairQueue(limits: FairQueueLimits, now: () => number = () => performance.now()): FairQueue {
  // In the order of turns: a lane that has had one goes to the end.
  const lanes = new Map<string, Lane>()
  const last: (() => void)[] = []
  let running = 0
  let waiting = 0
  /** Of those who wait although their lane could run. */
  let spell: Spell | null = null

  const isStanding = (given: Spell | null) =>
    given !== null && given.arrivals >= limits.standingArrivals && now() - given.since >= limits.standingMs
  const find = (name: string): Lane => lanes.get(name) ?? { running: 0, waiting: new Set(), spell: null }
  const arrive = (given: Spell | null): Spell => ({
    since: given?.since ?? now(),
    arrivals: (given?.arrivals ?? 0) + 1,
  })

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

  /** Those who can no longer be served in time make way for those who can. */
  function refuseLate(): void {
    const all = isStanding(spell)
    for (const lane of [...lanes.values()]) {
      if (!all && !isStanding(lane.spell)) continue
      for (const waiter of [...lane.waiting]) if (now() - waiter.since > limits.lateMs) waiter.giveUp()
    }
  }

  function next(): void {
    refuseLate()
    while (running < limits.running) {
      const lane = [...lanes.values()].find(one => one.waiting.size > 0 && one.running < limits.runningPerLane)
      const [waiter] = lane?.waiting ?? []
      if (waiter === undefined) {
        spell = null
        break
      }
      waiter.start()
    }
    if (waiting === 0 && running < limits.running) last.shift()?.()
  }

  function isFull(lane: Lane): boolean {
    if (waiting >= limits.waiting || lane.waiting.size >= limits.waitingPerLane) return true
    if (isStanding(lane.spell)) return lane.waiting.size >= 1
    return isStanding(spell) && waiting >= limits.running
  }

  function wait(name: string, lane: Lane, signal: AbortSignal | undefined): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        waiting -= 1
        lane.waiting.delete(waiter)
        if (lane.waiting.size === 0) lane.spell = null
        if (waiting === 0) spell = null
        clearTimeout(timer)
        signal?.removeEventListener('abort', waiter.giveUp)
      }
      const waiter: Waiter = {
        since: now(),
        start() {
          settle()
          resolve(begin(name, lane))
        },
        giveUp() {
          settle()
          if (lane.running === 0 && lane.waiting.size === 0) lanes.delete(name)
          reject(new BusyError())
        },
      }
      const timer = setTimeout(waiter.giveUp, limits.waitMs)
      timer.unref()
      signal?.addEventListener('abort', waiter.giveUp, { once: true })
      waiting += 1
      lane.waiting.add(waiter)
      lane.spell = arrive(lane.spell)
      if (lane.running < limits.runningPerLane) spell = arrive(spell)
      if (!lanes.has(name)) lanes.set(name, lane)
    })
  }

  return {
    enterLast: () =>
      new Promise(resolve => {
        last.push(() => resolve(begin(lastLane, find(lastLane))))
        next()
      }),
    async enter(name, signal) {
      const lane = find(name)
      if (running < limits.running && lane.running < limits.runningPerLane) return begin(name, lane)
      if (isFull(lane)) throw new BusyError()
      return wait(name, lane, signal)
    },
  }
}
