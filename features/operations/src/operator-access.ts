import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** An `onRequest` hook: lets the user `operator` in and asks everybody else for the password. */
export function requireOperator(password: string) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (isOperator(request.headers.authorization, password)) return undefined
    return reply
      .code(401)
      .header('cache-control', 'no-store')
      .header('www-authenticate', 'Basic realm="Operations", charset="UTF-8"')
      .type('text/plain; charset=utf-8')
      .send('Operators only. Log in as "operator" with OPERATOR_PASSWORD.\n')
  }
}

/** Compares hashes in constant time. */
function isOperator(authorization: string | undefined, password: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  const wanted = `Basic ${Buffer.from(`operator:${password}`).toString('base64')}`
  return timingSafeEqual(hash(authorization ?? ''), hash(wanted))
}
