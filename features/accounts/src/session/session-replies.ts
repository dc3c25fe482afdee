import { loginMark } from '@bellwether/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceLifetime } from '../login/login.ts'
import type { CookieNames } from './cookies.ts'
import { isBearer } from './cross-site.ts'
import { parseSecret } from './secret.ts'
import type { Sessions } from './sessions.ts'

/** Ends the live prices of a user: those of one login, or with null all of them. */
export type EndStreaming = (target: { readonly userId: number; readonly login: string | null }) => Promise<void>

export interface SessionReplies {
  /** The secret of a known browser. */
  deviceOf(request: FastifyRequest): string | null
  /** Ends the browser's current session, starts one for the user and sets both cookies. */
  logIn(
    request: FastifyRequest,
    reply: FastifyReply,
    user: { readonly id: number; readonly device: string },
  ): Promise<void>
  logOut(request: FastifyRequest, reply: FastifyReply, options: { readonly everywhere: boolean }): Promise<void>
}

export function createSessionReplies(
  sessions: Sessions,
  cookies: CookieNames,
  endStreaming: EndStreaming,
): SessionReplies {
  /** Cookies beside a bearer token are not read: decision 017. */
  const secretOf = (request: FastifyRequest, name: string) =>
    isBearer(request.headers) ? null : parseSecret(request.cookies[name])
  const endOwn = async (request: FastifyRequest) => {
    const secret = secretOf(request, cookies.session)
    if (secret !== null) await sessions.end(secret)
    if (request.account) await endStreaming({ userId: request.account.id, login: request.account.login })
  }
  return {
    deviceOf: request => secretOf(request, cookies.device),
    async logIn(request, reply, { id, device }) {
      await endOwn(request)
      reply
        .setCookie(cookies.session, await sessions.start(id), cookies.options)
        .setCookie(cookies.device, device, { ...cookies.options, maxAge: deviceLifetime / 1000 })
        .setCookie(loginMark, '1', { ...cookies.options, httpOnly: false })
    },
    async logOut(request, reply, { everywhere }) {
      if (everywhere && request.account) {
        await sessions.endAll(request.account.id)
        await endStreaming({ userId: request.account.id, login: null })
      }
      await endOwn(request)
      if (isBearer(request.headers)) return
      reply
        .clearCookie(cookies.session, cookies.options)
        .clearCookie(loginMark, { ...cookies.options, httpOnly: false })
    },
  }
}
