import { audit, type Database } from '@bellwether/db'
import { parseNextPath } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { rememberDevice } from '../login/login.ts'
import { type LoginOffers, loginView } from '../login/login-view.ts'
import type { AccountsPage } from '../pages.ts'
import type { CookieNames } from '../session/cookies.ts'
import type { SessionReplies } from '../session/session-replies.ts'
import { type Linked, linkAccount } from './link-account.ts'
import { callbackPath, type OpenId } from './openid.ts'
import { formatPending, parsePending } from './pending-login.ts'

const pendingSeconds = 600

const refusals: Readonly<Record<Extract<Linked, { kind: 'refused' }>['reason'], string>> = {
  unverified: 'Your organisation has not verified your email address, so we cannot find your account.',
  taken: 'The account with your email address is linked to another login at your organisation.',
  disabled: 'This account has been disabled. Please contact support.',
}

export interface OpenIdRoutesOptions {
  readonly openId: OpenId
  readonly db: Database
  readonly cookies: CookieNames
  readonly replies: SessionReplies
  readonly pages: PageSender<AccountsPage>
  readonly offers: LoginOffers
  readonly publicOrigin: string
}

/** Login with an OpenID Connect provider: the redirect and the callback. */
export function openIdRoutes(app: FastifyInstance, options: OpenIdRoutesOptions): void {
  const { openId, db, cookies, replies, pages, offers, publicOrigin } = options
  const refuse = async (request: FastifyRequest, reply: FastifyReply, problem: string, status: number) => {
    const view = loginView(offers, { email: '', next: null, problem })
    await pages.send(request, reply, { kind: 'login', view }, '/login', status)
    return reply
  }

  app.get<{ Querystring: { next?: unknown } }>('/login/openid', async (request, reply) => {
    try {
      const { url, pending } = await openId.start(parseNextPath(request.query.next))
      return reply
        .header('cache-control', 'private, no-store')
        .setCookie(cookies.openId, formatPending(pending), { ...cookies.options, maxAge: pendingSeconds })
        .redirect(url.href, 303)
    } catch (err) {
      request.log.error(factsOf(err), 'OpenID Connect provider unavailable')
      return refuse(request, reply, 'Your organisation’s login service is not responding. Try again later.', 502)
    }
  })

  app.get(callbackPath, { config: { toTheEnd: true } }, async (request, reply) => {
    const pending = parsePending(request.cookies[cookies.openId])
    reply.clearCookie(cookies.openId, cookies.options)
    if (pending === null)
      return refuse(request, reply, 'The login timed out or was started in another browser. Please try again.', 400)
    let linked: Linked
    try {
      linked = await linkAccount(db, await openId.finish(new URL(request.url, publicOrigin), pending))
    } catch (err) {
      request.log.warn(factsOf(err), 'OpenID Connect login failed')
      return refuse(request, reply, 'Your organisation did not confirm the login. Please try again.', 422)
    }
    if (linked.kind === 'refused') {
      request.log.info({ reason: linked.reason }, 'OpenID Connect login refused')
      return refuse(request, reply, refusals[linked.reason], 422)
    }
    const device = await rememberDevice(db, linked.userId, replies.deviceOf(request), new Date())
    await replies.logIn(request, reply, { id: linked.userId, device })
    const actor = audit.userActor(linked.userId)
    await audit.append(db, { action: 'LOGIN', actor, subject: actor, details: { provider: 'OpenID Connect' } })
    request.log.info({ userId: linked.userId }, 'logged in with OpenID Connect')
    return reply.header('cache-control', 'private, no-store').redirect(pending.next ?? '/', 303)
  })
}

/** Not the error itself: it includes the provider's response, which may contain a code or a token. */
function factsOf(error: unknown) {
  const { name, code, message, error: response } = Object(error) as Record<string, unknown>
  return { problem: { name, code, message, response } }
}
