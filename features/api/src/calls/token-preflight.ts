import type { FastifyInstance } from 'fastify'

/** How long a browser need not ask again whether it may send a token. */
const preflightSeconds = 7200

/** Lets scripts of any origin send a token with GET calls of this path. */
export function allowToken(app: FastifyInstance, path: string): void {
  app.options(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'authorization')
      .header('access-control-max-age', preflightSeconds)
      .send(),
  )
}
