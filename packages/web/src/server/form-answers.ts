import type { FastifyReply, FastifyRequest } from 'fastify'

/** After a form was dealt with: to the page that shows what came of it, so that reloading sends nothing again. */
export function redirectAfter(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(address, 303)
}

export function searchOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1] ?? '')
}

/** A number of ours, from 1; null for anything else. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
