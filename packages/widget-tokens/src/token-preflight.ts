import type { FastifyInstance } from 'fastify'

/** How long a browser may cache the preflight response: the most that Chromium accepts. */
const maxAgeSeconds = 7200

/** Answers the CORS preflight of one path, so that pages of any origin may send a token with its GET requests (decision 037). */
export function allowToken(app: FastifyInstance, path: string): void {
  app.options(path, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .code(204)
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-methods', 'GET')
      .header('access-control-allow-headers', 'authorization')
      .header('access-control-max-age', maxAgeSeconds)
      .send(),
  )
}
