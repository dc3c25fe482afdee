import { viewerOf } from '@bellwether/web'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CookieNames } from './cookies.ts'
import { isBearer, refuseCrossSite } from './cross-site.ts'
import { parseSecret } from './secret.ts'
import type { Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts requests from other sites' pages; the session cookie is ignored. */
    readonly crossSite?: boolean
  }
}

export interface AccountsOptions {
  readonly sessions: Sessions
  readonly cookies: CookieNames
  readonly publicOrigin: string
}

/** Sets the account and viewer of every request. Requests without our cookie, or for files, need no query. */
export async function registerAccounts(
  app: FastifyInstance,
  { sessions, cookies, publicOrigin }: AccountsOptions,
): Promise<void> {
  await app.register(cookie)
  app.decorateRequest('account', null)
  app.decorateRequest('viewer', {
    getter(this: FastifyRequest) {
      return viewerOf(this.account)
    },
  })

  app.addHook('onRequest', async request => {
    if (!allowsCrossSite(request)) refuseCrossSite(request, publicOrigin)
  })
  app.addHook('onRequest', async request => {
    const secret = parseSecret(request.cookies[cookies.session])
    if (secret === null || isFile(request) || allowsCrossSite(request)) return
    try {
      request.account = await sessions.find(secret)
    } catch (err) {
      // RP-USER-2: a visitor who cannot be looked up is a guest.
      request.log.error({ err }, 'session lookup failed')
    }
  })
}

/** A request with a token may come from another site, so its session cookie is ignored. */
function allowsCrossSite({ headers, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.crossSite === true || isBearer(headers)
}

function isFile(request: FastifyRequest): boolean {
  return request.url.startsWith('/assets/')
}
