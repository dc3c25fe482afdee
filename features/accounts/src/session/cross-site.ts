import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { CrossSiteRequestError } from '../errors.ts'

export interface RequestOrigin {
  readonly method: string
  /** Sec-Fetch-Site, which a page cannot forge; absent from old browsers, programs and plain http. */
  readonly fetchSite: string | undefined
  readonly origin: string | undefined
  readonly host: string | undefined
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site's page caused a request that changes something. What is neither marked by a browser nor has an Origin comes from a program, which
 * carries nobody's cookie.
 */
export function isCrossSite(request: RequestOrigin, publicOrigin: string): boolean {
  const { method, fetchSite, origin, host } = request
  if (safeMethods.has(method)) return false
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin === undefined || origin === publicOrigin) return false
  // The same machine under another of its names, such as 127.0.0.1 for localhost.
  return URL.parse(origin)?.host !== host
}

export function refuseCrossSite({ method, headers }: FastifyRequest, publicOrigin: string): void {
  const fetchSite = headers['sec-fetch-site']
  const request = {
    method,
    fetchSite: Array.isArray(fetchSite) ? fetchSite.join() : fetchSite,
    origin: headers.origin,
    host: headers.host,
  }
  if (isCrossSite(request, publicOrigin)) throw new CrossSiteRequestError(method)
}

/** A bearer token is never sent by itself, so whoever has one may call from anywhere. */
export function isBearer({ authorization }: IncomingHttpHeaders): boolean {
  return /^Bearer ./i.test(authorization ?? '')
}
