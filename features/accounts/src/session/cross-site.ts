import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { CrossSiteRequestError } from '../errors.ts'
import { isLocalOrigin } from './local-origin.ts'

export interface RequestOrigin {
  readonly method: string
  /** Sec-Fetch-Site, which a page cannot forge; absent in old browsers, other clients and over plain HTTP. */
  readonly fetchSite: string | undefined
  readonly origin: string | undefined
  readonly host: string | undefined
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether another site's page caused a request with an unsafe method. A request with neither Sec-Fetch-Site nor Origin does not come from a browser, so
 * it carries no one's cookie.
 */
export function isCrossSite(request: RequestOrigin, publicOrigin: string): boolean {
  const { method, fetchSite, origin, host } = request
  if (safeMethods.has(method)) return false
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none'
  if (origin === undefined || origin === publicOrigin) return false
  // The same machine under another name, for example 127.0.0.1 for localhost. A page over plain HTTP may be anybody's who is on
  // the way, so it does not speak for a site with HTTPS.
  const given = URL.parse(origin)
  const isSameScheme = given?.protocol === new URL(publicOrigin).protocol || isLocalOrigin(origin)
  return given?.host !== host || !isSameScheme
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

/** Browsers never attach bearer tokens on their own, so they are accepted from any origin. */
export function isBearer({ authorization }: IncomingHttpHeaders): boolean {
  return /^Bearer ./i.test(authorization ?? '')
}
