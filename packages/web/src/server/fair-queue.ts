import { setTimeout as delay } from 'node:timers/promises'
import { BusyError } from '../errors.ts'
import { createWait, type Waiter } from './fair-queue-wait.ts'
import { QueueSpell } from './queue-spell.ts'

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
  /** At the same time while the queue of all is standing: each is done sooner, and what is answered from memory waits for fewer. */
  readonly standingRunning: number
  /** In a standing queue whoever has waited for longer than this is refused, and more than one in a lane. */
  readonly lateMs: number
  /** How long the refusal is held back from a lane whose own queue is standing. */
  readonly refusalMs: number
}

export interface FairQueue {
  /** Resolves when it is this lane's turn, to a function that ends the turn. Rejects with a BusyError where too many wait, or for too long. */
  enter(lane: string, signal?: AbortSignal): Promise<() => void>
  /** Whether several have their turn, or somebody waits for one. */
  readonly isBusy: boolean
  /** The same for work that nobody waits for: its turn comes when nobody else waits. */
  enterLast(): Promise<() => void>
}

interface Lane {
  running: number
  readonly waiting: Set<Waiter>
  readonly spell: QueueSpell
}

/** No network has this name. */
const lastLane = 'last'

export function createFairQueue(limits: FairQueueLimits, now: () => number = () => performance.now()): FairQueue {
  const queue = new Lanes(limits, now)
  return {
    enter: (lane, signal) => queue.enter(lane, signal),
    enterLast: () => queue.enterLast(),
    get isBusy() {
      return queue.isBusy
    },
  }
}

/** Lanes take turns: however many tasks wait in one lane, each of them delays the other lanes by one task at most. */
class Lanes implements FairQueue {
  readonly #limits: FairQueueLimits
  readonly #now: () => number
  /** In the order of turns: a lane that has had one goes to the end. */
  readonly #lanes = new Map<string, Lane>()
  readonly #last: (() => void)[] = []
  /** Of those who wait although their lane could run. */
  readonly #spell: QueueSpell
  #running = 0
  #waiting = 0
  #heldBack = 0

  constructor(limits: FairQueueLimits, now: () => number) {
    this.#limits = limits
    this.#now = now
    this.#spell = new QueueSpell(limits, now)
  }

  async enter(name: string, signal?: AbortSignal): Promise<() => void> {
    const lane = this.#find(name)
    if (this.#running < this.#room && lane.running < this.#limits.runningPerLane) {
      return this.#begin(name, lane)
    }
    if (this.#isFull(lane)) return this.#refuse(lane, signal)
    return this.#wait(name, lane, signal)
  }

  get isBusy(): boolean {
    return this.#running > 1 || this.#waiting > 0
  }

  enterLast(): Promise<() => void> {
    return new Promise(resolve => {
      this.#last.push(() => resolve(this.#begin(lastLane, this.#find(lastLane))))
      this.#next()
    })
  }

  #find(name: string): Lane {
    const known = this.#lanes.get(name)
    return known ?? { running: 0, waiting: new Set(), spell: new QueueSpell(this.#limits, this.#now) }
  }

  get #room(): number {
    return this.#spell.hasJustStood ? this.#limits.standingRunning : this.#limits.running
  }

  #isFull(lane: Lane): boolean {
    const { waiting, waitingPerLane } = this.#limits
    if (this.#waiting >= waiting || lane.waiting.size >= waitingPerLane) return true
    if (lane.spell.isStanding) return lane.waiting.size >= 1
    return this.#spell.isStanding && this.#waiting >= this.#room
  }

  #begin(name: string, lane: Lane): () => void {
    this.#running += 1
    lane.running += 1
    this.#moveToEnd(name, lane)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.#running -= 1
      lane.running -= 1
      this.#moveToEnd(name, lane)
      this.#next()
    }
  }

  #wait(name: string, lane: Lane, signal: AbortSignal | undefined): Promise<() => void> {
    const { waiter, turn } = createWait({
      since: this.#now(),
      waitMs: this.#limits.waitMs,
      signal,
      begin: () => this.#begin(name, lane),
      leave: () => {
        this.#waiting -= 1
        lane.waiting.delete(waiter)
        if (lane.waiting.size === 0) lane.spell.end()
        if (this.#waiting === 0) this.#spell.end()
        if (lane.running === 0 && lane.waiting.size === 0) this.#lanes.delete(name)
      },
    })
    this.#waiting += 1
    lane.waiting.add(waiter)
    lane.spell.arrive()
    if (lane.running < this.#limits.runningPerLane) this.#spell.arrive()
    if (!this.#lanes.has(name)) this.#lanes.set(name, lane)
    return turn
  }

  /** Whoever asks again as soon as it is refused would spend on refusals what pages need. */
  async #refuse(lane: Lane, signal: AbortSignal | undefined): Promise<never> {
    const { refusalMs, waiting } = this.#limits
    if (!lane.spell.isStanding || this.#heldBack >= waiting) throw new BusyError()
    this.#heldBack += 1
    await holdBack(refusalMs, signal)
    this.#heldBack -= 1
    throw new BusyError()
  }

  /** Forgotten once nobody is in it. */
  #moveToEnd(name: string, lane: Lane): void {
    this.#lanes.delete(name)
    if (lane.running > 0 || lane.waiting.size > 0) this.#lanes.set(name, lane)
  }

  #next(): void {
    this.#refuseLate()
    while (this.#running < this.#room) {
      const waiter = this.#findNext()
      if (waiter === null) {
        this.#spell.end()
        break
      }
      waiter.start()
    }
    if (this.#waiting === 0 && this.#running < this.#room) this.#last.shift()?.()
  }

  #findNext(): Waiter | null {
    for (const { waiting, running } of this.#lanes.values()) {
      const [first] = waiting
      if (first && running < this.#limits.runningPerLane) return first
    }
    return null
  }

  /** Those who can no longer be served in time make way for those who can. */
  #refuseLate(): void {
    for (const lane of [...this.#lanes.values()]) {
      if (!this.#spell.isStanding && !lane.spell.isStanding) continue
      for (const waiter of [...lane.waiting]) if (this.#now() - waiter.since > this.#limits.lateMs) waiter.giveUp()
    }
  }
}

/** Ends early, and without an error, when the client leaves. */
function holdBack(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return delay(ms, undefined, { ref: false, ...(signal && { signal }) }).catch(() => {})
}
