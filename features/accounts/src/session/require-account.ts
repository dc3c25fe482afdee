import { loginPath } from '@bellwether/domain'
import type { Account } from '@bellwether/web'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotLoggedInError } from '../errors.ts'

/** A `preHandler`, or for forms a `preValidation`: redirects a guest to log in and back. A guest's form is refused. */
export async function requireAccount(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (request.account) return
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new NotLoggedInError()
  // Returned, or the handler would run too while the answer is on its way.
  return reply.header('cache-control', 'private, no-store').redirect(loginPath(request.url), 303)
}

/** The account behind `requireAccount`. */
export function getAccount({ account }: FastifyRequest): Account {
  if (account === null) throw new NotLoggedInError()
  return account
}
