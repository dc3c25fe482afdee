import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noncePlaceholder } from './renderer.ts'
import { createNonce, type PolicyOptions, pagePolicy } from './security-headers.ts'

/** A page as it is kept: with a placeholder for the nonce, and an ETag of everything but the nonce. */
export interface RenderedPage {
  readonly html: string
  readonly etag: string
}

export function toRenderedPage(html: string): RenderedPage {
  const hash = createHash('sha256').update(html.replaceAll(noncePlaceholder, '')).digest('base64url')
  return { html, etag: `W/"${hash.slice(0, 22)}"` }
}

/**
 * Sends a page with a fresh nonce, or 304 when the browser has it. A 304 carries no Content-Security-Policy: a browser would put the new policy on its
 * stored page, whose scripts carry the nonce of the old one. A page of somebody who is logged in is kept by nobody.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, etag }: RenderedPage,
  { status = 200, ...policy }: PolicyOptions & { readonly status?: number },
): FastifyReply {
  const personal = request.account !== null
  reply
    .header('cache-control', personal ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie')
  if (status === 200 && !personal) {
    reply.header('etag', etag)
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
  }
  const nonce = createNonce()
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', pagePolicy(nonce, policy))
    .send(html.replaceAll(noncePlaceholder, nonce))
}
