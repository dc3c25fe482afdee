import { Worker } from 'node:worker_threads'
import type { MadePage, PageMaker, RenderedPage } from '@bellwether/site/page-thread'
import type { FastifyBaseLogger } from 'fastify'
import { PageThreadLostError } from '../errors.ts'
import { type FromPageThread, fromSent, type PageThreadInput, type ToPageThread, toSent } from './messages.ts'

/** The thread that makes guests' pages of securities. Without it, while it is started again, it makes none: the main thread does. */
export interface PageThread extends PageMaker {
  readonly counts: PageThreadCounts
  /** Milliseconds that it has worked, of its event loop. */
  readonly activeMs: number
  close(): Promise<void>
}

export interface PageThreadCounts {
  readonly made: number
  /** Asked for and answered with something else, or given up. */
  readonly notMade: number
  readonly lost: number
  /** Asked for, to be made or made smaller, and not answered yet. */
  readonly waiting: number
}

/** Node's worker, as far as it is used. */
export interface ThreadProcess {
  on(event: 'message', listener: (message: FromPageThread) => void): unknown
  on(event: 'error', listener: (error: unknown) => void): unknown
  once(event: 'exit', listener: () => void): unknown
  postMessage(message: ToPageThread, handedOver?: readonly ArrayBuffer[]): void
  terminate(): Promise<unknown>
  readonly performance: { eventLoopUtilization(): { readonly active: number } }
}

export interface PageThreadOptions {
  readonly start: () => ThreadProcess
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly pause?: (ms: number) => Promise<void>
  /** Monotonic, ms. */
  readonly now?: () => number
}

/**
 * With a smaller young generation the pages of a rush collect garbage for each other. The old one takes 80 to 130 MB; but the lower its limit, the less V8 lets it
 * grow between two full collections: with 160 MB there are twice as many.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 1_024 }
const firstPauseMs = 500
const maxPauseMs = 30_000
/** A thread that worked for so long did not fail by what it is. */
const soundAfterMs = 60_000
const closeMs = 5_000

export function startPageWorker(input: PageThreadInput): ThreadProcess {
  return new Worker(new URL('./page-thread-worker.ts', import.meta.url), { workerData: input, resourceLimits })
}

/** Null where it is lost, or nobody waits any more. */
type Settle = (answer: FromPageThread | null) => void

export function openPageThread(options: PageThreadOptions): PageThread {
  return new RestartedThread(options)
}

class RestartedThread implements PageThread {
  readonly #options: PageThreadOptions
  readonly #waiting = new Map<number, Settle>()
  /** Null while it rests after a loss. */
  #thread: ThreadProcess | null = null
  #ended: Promise<void> = Promise.resolve()
  #asked = 0
  #failures = 0
  #made = 0
  #notMade = 0
  #lost = 0
  #activeBefore = 0
  #isClosing = false

  constructor(options: PageThreadOptions) {
    this.#options = options
    this.#start()
  }

  get counts(): PageThreadCounts {
    return { made: this.#made, notMade: this.#notMade, lost: this.#lost, waiting: this.#waiting.size }
  }

  get activeMs(): number {
    return this.#activeBefore + (this.#thread?.performance.eventLoopUtilization().active ?? 0)
  }

  async make(url: string, version: number, signal: AbortSignal | null): Promise<MadePage | null> {
    const thread = this.#present
    if (thread === null || signal?.aborted) return null
    const id = this.#nextId()
    const leave = () => {
      thread.postMessage({ type: 'abort', id })
      this.#settle(id, null)
    }
    signal?.addEventListener('abort', leave, { once: true })
    // One that is still starting makes it as soon as it can.
    thread.postMessage({ type: 'make', id, url, version })
    const answer = await this.#answer(id)
    signal?.removeEventListener('abort', leave)
    const { page = null, life } = answer ?? {}
    if (page && life) {
      this.#made += 1
      return { ...life, page: fromSent(page) }
    }
    this.#notMade += 1
    return null
  }

  async toSmaller(page: RenderedPage): Promise<RenderedPage | null> {
    const thread = this.#present
    if (thread === null) return null
    const id = this.#nextId()
    const sent = toSent(page)
    thread.postMessage({ type: 'make-smaller', id, page: sent }, [sent.bytes.buffer])
    const answer = await this.#answer(id)
    return answer?.page ? fromSent(answer.page) : null
  }

  async close(): Promise<void> {
    this.#isClosing = true
    const thread = this.#thread
    thread?.postMessage({ type: 'close' })
    const overdue = setTimeout(() => void thread?.terminate(), closeMs)
    await this.#ended
    clearTimeout(overdue)
  }

  #start(): void {
    const { start, now = () => performance.now() } = this.#options
    const thread = start()
    const startedAt = now()
    let cause: unknown = null
    thread.on('message', message => this.#settle(message.id, message))
    thread.on('error', error => {
      cause = error
    })
    this.#thread = thread
    this.#ended = new Promise(resolve => {
      thread.once('exit', () => {
        this.#activeBefore = this.activeMs
        this.#thread = null
        for (const id of [...this.#waiting.keys()]) this.#settle(id, null)
        resolve()
        if (!this.#isClosing) void this.#startAgain(cause, now() - startedAt)
      })
    })
  }

  async #startAgain(cause: unknown, livedMs: number): Promise<void> {
    const { log, pause = rest } = this.#options
    this.#lost += 1
    this.#failures = livedMs >= soundAfterMs ? 1 : this.#failures + 1
    const pauseMs = Math.min(maxPauseMs, firstPauseMs * 2 ** (this.#failures - 1))
    log.error({ err: new PageThreadLostError(cause), pauseMs }, 'the page thread ended by itself and is started again')
    await pause(pauseMs)
    if (!this.#isClosing) this.#start()
  }

  get #present(): ThreadProcess | null {
    return this.#isClosing ? null : this.#thread
  }

  #nextId(): number {
    this.#asked += 1
    return this.#asked
  }

  #answer(id: number): Promise<FromPageThread | null> {
    return new Promise(resolve => this.#waiting.set(id, resolve))
  }

  #settle(id: number, answer: FromPageThread | null): void {
    this.#waiting.get(id)?.(answer)
    this.#waiting.delete(id)
  }
}

function rest(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms).unref())
}
