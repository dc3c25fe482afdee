import type { FastifyReply } from 'fastify'

/** A file to keep rather than to look at. */
export function sendFile(reply: FastifyReply, type: string, name: string, content: string): void {
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-cache')
    .send(content)
}
