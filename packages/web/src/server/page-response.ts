import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress, decompress } from './brotli.ts'

/** A page as cached: compressed for all visitors. */
export interface RenderedPage {
  readonly brotli: Buffer
  readonly etag: string
}

/** Compressed quickly, for the visitor who waits for it. */
export async function toRenderedPage(html: string): Promise<RenderedPage> {
  const brotli = await compress(html, 2)
  // Equal pages are equal compressed, and a sixth of the bytes to hash.
  const hash = createHash('sha256').update(brotli).digest('base64url')
  return { brotli, etag: `W/"${hash.slice(0, 22)}"` }
}

/** The same page in fewer bytes, for one that is sent more than once. */
export async function toSmallerPage({ brotli, etag }: RenderedPage): Promise<RenderedPage> {
  return { brotli: await compress(decompress(brotli), 5), etag }
}

export interface PageHeaders {
  readonly policy: string
  readonly status?: number
}

/** Sends a page, or 304 when the browser has it. Pages of logged-in users are not cached. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { brotli, etag }: RenderedPage,
  { policy, status = 200 }: PageHeaders,
): FastifyReply {
  const personal = request.account !== null
  reply
    .header('cache-control', personal ? 'private, no-store' : 'private, no-cache')
    .header('vary', 'accept-encoding, cookie')
    .header('content-security-policy', policy)
  if (status === 200 && !personal) {
    reply.header('etag', etag)
    if (request.headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.code(304).send()
  }
  reply.code(status).type('text/html; charset=utf-8')
  if (acceptsBrotli(request.headers['accept-encoding'])) return reply.header('content-encoding', 'br').send(brotli)
  return reply.send(decompress(brotli))
}

/** `br` may be anywhere in the list; `br;q=0` excludes it. */
export function acceptsBrotli(header: string | readonly string[] | undefined): boolean {
  return String(header ?? '')
    .split(',')
    .some(entry => /^\s*br\s*(?:;|$)/.test(entry) && !/;\s*q=0(?:\.0*)?\s*$/.test(entry))
}
