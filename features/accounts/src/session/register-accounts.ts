import { viewerOf } from '@bellwether/web'
import cookie from '@fastify/cookie'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CookieNames } from './cookies.ts'
import { isBearer, refuseCrossSite } from './cross-site.ts'
import { parseSecret } from './secret.ts'
import type { Sessions } from './sessions.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Pages of other sites may call this: it changes nothing of anybody's, and does not learn who asks. */
    readonly crossSite?: boolean
  }
}

export interface AccountsOptions {
  readonly sessions: Sessions
  readonly cookies: CookieNames
  readonly publicOrigin: string
}

/** Gives every request its account and viewer. A request without our cookie, or for a file, asks the database nothing. */
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
    if (!isForOtherSites(request)) refuseCrossSite(request, publicOrigin)
  })
  app.addHook('onRequest', async request => {
    const secret = parseSecret(request.cookies[cookies.session])
    if (secret === null || isFile(request) || isForOtherSites(request)) return
    try {
      request.account = await sessions.find(secret)
    } catch (err) {
      // RP-USER-2: who cannot be looked up is a guest.
      request.log.error({ err }, 'session lookup failed')
    }
  })
}

/** Who brings a token acts by that alone: it may come from another site, which must not act by the cookie beside it. */
function isForOtherSites({ headers, routeOptions }: FastifyRequest): boolean {
  return routeOptions.config.crossSite === true || isBearer(headers)
}

function isFile(request: FastifyRequest): boolean {
  return request.url.startsWith('/assets/')
}
