import type { FastifyInstance } from 'fastify'
import type { AnswerCounts } from './observed.ts'

const slotMs = 10_000
const slots = 6

/** Answers of the last minute, and those of them that failed. */
export class AnswerTally {
  readonly #now: () => number
  readonly #slots: { slot: number; answered: number; failed: number }[] = []

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  add(status: number): void {
    const slot = Math.floor(this.#now() / slotMs)
    let last = this.#slots.at(-1)
    if (last?.slot !== slot) {
      last = { slot, answered: 0, failed: 0 }
      this.#slots.push(last)
      if (this.#slots.length > slots) this.#slots.shift()
    }
    last.answered += 1
    if (status >= 500) last.failed += 1
  }

  get counts(): AnswerCounts {
    const oldest = Math.floor(this.#now() / slotMs) - slots
    const recent = this.#slots.filter(({ slot }) => slot > oldest)
    return {
      answered: recent.reduce((sum, { answered }) => sum + answered, 0),
      failed: recent.reduce((sum, { failed }) => sum + failed, 0),
    }
  }
}

/** Counts pages and calls from here on; files and health checks, which do not wait for a turn, are neither. */
export function countAnswers(app: FastifyInstance): { readonly pages: AnswerTally; readonly calls: AnswerTally } {
  const tallies = { pages: new AnswerTally(), calls: new AnswerTally() }
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.queued === false) return
    const isCall = request.routeOptions.url?.includes('/api/') === true
    tallies[isCall ? 'calls' : 'pages'].add(reply.statusCode)
  })
  return tallies
}
