import { audit, type Database } from '@bellwether/db'
import { parseNextPath } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { AccountsPage } from '../pages.ts'
import type { SessionReplies } from '../session/session-replies.ts'
import type { Login } from './login.ts'
import { type LoginOffers, loginView } from './login-view.ts'

const loginForm = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: 1024 }),
  next: Type.Optional(Type.String()),
})

const logoutForm = Type.Union([Type.Null(), Type.Object({ everywhere: Type.Optional(Type.String()) })])

type LoginForm = Partial<Static<typeof loginForm>>

export interface LoginRoutesOptions {
  readonly db: Database
  readonly login: Login
  readonly replies: SessionReplies
  readonly pages: PageSender<AccountsPage>
  readonly offers: LoginOffers
}

/** Login and logout forms. Needs the form body parser. */
export function loginRoutes(app: FastifyInstance, { db, login, replies, pages, offers }: LoginRoutesOptions): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    form: LoginForm,
    problem: string | null,
    status: number,
  ) => {
    const view = loginView(offers, { email: form.email ?? '', next: parseNextPath(form.next), problem })
    await pages.send(request, reply, { kind: 'login', view }, '/login', status)
  }

  app.get<{ Querystring: { next?: unknown } }>('/login', async (request, reply) => {
    const next = parseNextPath(request.query.next)
    if (request.account) return reply.header('cache-control', 'private, no-store').redirect(next ?? '/', 303)
    await show(request, reply, next === null ? {} : { next }, null, 200)
    return reply
  })

  app.post<{ Body: LoginForm }>(
    '/login',
    { schema: { body: loginForm }, attachValidation: true },
    async (request, reply) => {
      const form = request.validationError ? keepTexts(request.body) : request.body
      const email = form.email?.trim() ?? ''
      if (request.validationError || email === '' || form.password === undefined) {
        await show(request, reply, form, 'Enter your email address and password.', 400)
        return reply
      }
      const device = replies.deviceOf(request)
      const result = await login({ email, password: form.password, address: request.ip, device })
      switch (result.kind) {
        case 'user':
          await replies.logIn(request, reply, { id: result.userId, device: result.device })
          request.log.info({ userId: result.userId }, 'logged in')
          return reply.header('cache-control', 'private, no-store').redirect(parseNextPath(form.next) ?? '/', 303)
        case 'throttled': {
          const seconds = Math.max(1, Math.ceil((result.retryAt.getTime() - Date.now()) / 1000))
          request.log.warn({ retryAfterSeconds: seconds }, 'login throttled')
          reply.header('retry-after', seconds)
          await show(request, reply, form, throttledText(seconds), 429)
          return reply
        }
        case 'wrong':
          request.log.info('login failed')
          await show(request, reply, form, 'Incorrect email address or password.', 422)
          return reply
      }
    },
  )

  app.post<{ Body: Static<typeof logoutForm> }>('/logout', { schema: { body: logoutForm } }, async (request, reply) => {
    const everywhere = request.body?.everywhere !== undefined
    const userId = request.account?.id
    await replies.logOut(request, reply, { everywhere })
    if (userId !== undefined) {
      const actor = audit.userActor(userId)
      await audit.append(db, { action: 'LOGOUT', actor, subject: actor, details: { everywhere } })
      request.log.info({ userId, everywhere }, 'logged out')
    }
    return reply.header('cache-control', 'private, no-store').redirect('/', 303)
  })
}

function throttledText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `Too many failed attempts. Try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}. Your account is not locked.`
}

/** Fills the form again with what was entered, if it was text. */
function keepTexts(body: unknown): LoginForm {
  const given = Object(body) as Record<string, unknown>
  return {
    ...(typeof given.email === 'string' && { email: given.email.slice(0, 254) }),
    ...(typeof given.next === 'string' && { next: given.next }),
  }
}
