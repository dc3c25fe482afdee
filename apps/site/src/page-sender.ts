import type { FastifyReply, FastifyRequest } from 'fastify'
import { createPageCache } from './page-cache.ts'
import { sendPage } from './page-response.ts'
import type { Page } from './pages/registry.tsx'
import type { Renderer } from './renderer.ts'

/** How routes answer: a page by value, or from the cache by address (null where there turned out to be no such page). */
export interface PageSender {
  send(request: FastifyRequest, reply: FastifyReply, page: Page, path: string, status?: number): Promise<FastifyReply>
  sendCached(
    request: FastifyRequest,
    reply: FastifyReply,
    path: string,
    make: () => Promise<Page | null>,
  ): Promise<FastifyReply | null>
}

/** Guests' prices are at least 15 minutes old anyway; a page this young is as good as new. */
const pageMaxAgeMs = 10_000

export function createPageSender(
  renderer: Renderer,
  { dev, publicOrigin }: { readonly dev: boolean; readonly publicOrigin: string },
): PageSender {
  const cache = createPageCache({ maxAgeMs: dev ? 0 : pageMaxAgeMs, maxEntries: 500 })
  const render = (page: Page, path: string) => renderer.render(page, { origin: publicOrigin, path })
  return {
    async send(request, reply, page, path, status = 200) {
      return sendPage(request, reply, await render(page, path), { dev, status })
    },
    async sendCached(request, reply, path, make) {
      const html = await cache.get(request.url, async () => {
        const page = await make()
        return page && render(page, path)
      })
      return html === null ? null : sendPage(request, reply, html, { dev })
    },
  }
}
