import type { Database } from '@bellwether/db'
import { findUsualPages } from '@bellwether/site/page-thread'
import type { FastifyInstance } from 'fastify'
import type { PageThread } from './page-thread/page-thread.ts'

/** After so many visits to each usual page V8 has compiled nearly all that sending a kept one needs. */
const visits = 12
/** A start is not held up for longer, whatever is slow. */
const limitMs = 20_000

export interface WarmUpOptions {
  readonly db: Database
  readonly pageThread: Pick<PageThread, 'make'>
}

/** Asks for the usual pages before anybody else can: the first visitors would otherwise wait while code is compiled, for a second at 500 requests a second. */
export async function warmUp(app: FastifyInstance, { db, pageThread }: WarmUpOptions): Promise<void> {
  const signal = AbortSignal.timeout(limitMs)
  const urls = await findUsualPages(db)
  const [first] = urls
  if (first === undefined) return
  // The thread answers once it has warmed up itself.
  await pageThread.make(first, 0, signal)
  for (let visit = 0; visit < visits; visit += 1) {
    for (const url of urls) {
      if (signal.aborted) return
      await app.inject({ url, headers: { 'accept-encoding': 'br' }, signal }).catch(() => null)
    }
  }
}
