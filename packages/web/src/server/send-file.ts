import type { FastifyReply } from 'fastify'

/** Sends a file as a download. */
export function sendFile(reply: FastifyReply, type: string, name: string, content: string | Buffer): void {
  reply
    .type(typeof content === 'string' ? `${type}; charset=utf-8` : type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-cache')
    .send(content)
}
