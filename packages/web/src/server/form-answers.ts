import type { FastifyReply, FastifyRequest } from 'fastify'

/** Redirects after a form submission, so that reloading does not submit it again. */
export function redirectAfter(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', 'private, no-store').redirect(address, 303)
}

export function searchOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split('?', 2)[1] ?? '')
}

/** A positive integer id; null for anything else. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
