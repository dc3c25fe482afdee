import { documents } from '@bellwether/db'
import { documentPolicy } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { ResearchContext } from '../research-context.ts'

/** The documents we hold ourselves: KIDs, factsheets, reports. */
export function documentRoutes(app: FastifyInstance, { db }: ResearchContext): void {
  app.get<{ Params: { id: string; name: string } }>('/documents/:id/:name', async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : null
    const file = id === null ? null : await documents.file(db, id)
    if (!file || file.url !== `/documents/${request.params.id}/${request.params.name}`) return reply.callNotFound()
    const etag = `"${file.sha256}"`
    reply.header('etag', etag).header('cache-control', 'public, max-age=3600')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    // Chromium shows a PDF in its own viewer, which a sandbox policy would stop; a PDF cannot script this origin.
    if (file.mediaType !== 'application/pdf') reply.header('content-security-policy', documentPolicy)
    return reply.type(file.mediaType).send(file.content)
  })
}
