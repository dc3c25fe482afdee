import type { FastifyInstance } from 'fastify'

/**
 * Says so once where a trusted proxy passes on what came over HTTPS although the configured origin is plain HTTP: cookies
 * are then sent without `Secure`, and forms are refused because their origin is another.
 */
export function checkPublicOrigin(app: FastifyInstance, publicOrigin: string): void {
  if (publicOrigin.startsWith('https:')) return
  let isSaid = false
  app.addHook('onRequest', async ({ protocol, host }) => {
    if (isSaid || protocol !== 'https') return
    isSaid = true
    app.log.warn(
      { publicOrigin, host },
      'Visitors come over https and PUBLIC_ORIGIN is plain http: session cookies are not Secure, and forms are refused. Set PUBLIC_ORIGIN to the address that visitors see.',
    )
  })
}
