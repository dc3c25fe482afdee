import { createPageDrawing, type MadePage, type PageSender, type Renderer } from '@bellwether/web'
import type { FastifyInstance, FastifyRequest } from 'fastify'

type NewPage = Omit<MadePage, 'version' | 'day'>
type DrawingOptions = Parameters<typeof createPageDrawing>[1]

export interface PageCollectorOptions extends DrawingOptions {
  /** Does the work until the signal is aborted. */
  readonly run: <T>(signal: AbortSignal, work: () => T) => T
}

export interface PageCollector {
  /** For the routes: it sends nothing, and keeps what it is given for whoever collects it. */
  readonly sender: PageSender
  /** The page of this URL; null where it answers anything else, or fails. */
  collect(url: string, signal: AbortSignal): Promise<NewPage | null>
}

interface Collected {
  readonly signal: AbortSignal
  page: NewPage | null
}

const numberHeader = 'x-page-number'

/** Gets pages out of routes that are declared later. */
export function createPageCollector(
  app: FastifyInstance,
  renderer: Renderer,
  { run, ...drawing }: PageCollectorOptions,
): PageCollector {
  const { makeNew } = createPageDrawing(renderer, drawing)
  const wanted = new Map<string, Collected>()
  const wantedBy = ({ headers }: FastifyRequest) => wanted.get(String(headers[numberHeader]))
  let asked = 0
  // With a callback, so that the handler runs inside.
  app.addHook('preHandler', (request, _reply, done) => {
    const collected = wantedBy(request)
    if (collected) run(collected.signal, done)
    else done()
  })
  return {
    sender: {
      async sendCached(request, reply, make) {
        const made = await makeNew(request, make)
        const collected = wantedBy(request)
        if (collected && typeof made !== 'function') collected.page = made
        reply.send()
      },
      send: async (_request, reply) => void reply.send(),
      isAtHand: async () => false,
      sendStale: async () => false,
    },
    async collect(url, signal) {
      asked += 1
      const number = String(asked)
      const collected: Collected = { signal, page: null }
      wanted.set(number, collected)
      try {
        await app.inject({ url, headers: { [numberHeader]: number } })
      } finally {
        wanted.delete(number)
      }
      return collected.page
    },
  }
}
