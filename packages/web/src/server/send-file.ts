import type { FastifyReply } from 'fastify'

/** Sends a file as a download. */
export function sendFile(reply: FastifyReply, type: string, name: string, content: string): void {
  reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-cache')
    .send(content)
}
