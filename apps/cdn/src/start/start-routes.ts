import { ConfigCheckError, ConfigShapeError, planRequests, toHeadSnippet } from '@bellwether/config-check'
import { isClientNamespace } from '@bellwether/contract'
import { isLoaderError, type LoaderError } from '@bellwether/loader/rules'
import rateLimiter from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { allowAnyPage, aMinute, refuse } from '../cdn-routes.ts'
import { CdnRefusal, HintsBodyError, HintsLimitError } from '../errors.ts'
import { type BootScript, createBootScripts, latestPath, type PublicConfiguration } from './boot-script.ts'
import type { PublishedFiles } from './published-files.ts'

const maxBytes = 65_536
/** Per address. A server requests hints when its page changes, or once a minute. */
const hintsPerMinute = 120

const bodySchema = Type.Object({
  configuration: Type.Optional(
    Type.Object({
      namespace: Type.Optional(Type.String()),
      source: Type.Optional(Type.Object({ type: Type.Optional(Type.String()) })),
    }),
  ),
})
const querySchema = Type.Object({
  format: Type.Optional(Type.Enum(['html', 'json'])),
  nonce: Type.Optional(Type.String({ maxLength: 200 })),
})

export interface StartRoutesOptions {
  readonly published: PublishedFiles
  /** Versions may be rebuilt, so browsers have to revalidate. */
  readonly dev: boolean
  /** The public URL of this CDN. */
  readonly cdn: string
  readonly findPublic: (namespace: string) => Promise<PublicConfiguration | null>
  readonly now?: () => number
}

/** Faster starts: a boot script for each public configuration, one for all others, and resource hints. */
export async function startRoutes(app: FastifyInstance, options: StartRoutesOptions): Promise<void> {
  const { published, dev, cdn, findPublic, now = Date.now } = options
  const scripts = createBootScripts(published)
  await app.register(rateLimiter, { global: false, ipv6Subnet: 64 })
  const rateLimit = {
    max: hintsPerMinute,
    timeWindow: 60_000,
    errorResponseBuilder: () => new HintsLimitError(hintsPerMinute),
  }
  allowAnyPage(app)
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, ...body } = toRefusal(error)
    if (status >= 500) request.log.error({ err: error }, 'CDN request failed')
    return reply.code(status).header('cache-control', 'no-store').send({ error: body })
  })

  app.get<{ Params: { namespace: string } }>('/boot/:namespace/bellwether.js', async (request, reply) => {
    const { namespace } = request.params
    const configuration = isClientNamespace(namespace) ? await findPublic(namespace) : null
    if (configuration === null) return refuse(reply)
    return sendScript(request, reply, await scripts.ofNamespace(namespace, configuration))
  })
  app.get(`/${latestPath}`, async (request, reply) => sendScript(request, reply, await scripts.latest()))

  function sendScript(request: FastifyRequest, reply: FastifyReply, { text, brotli }: BootScript): FastifyReply {
    const acceptsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
    if (acceptsBrotli) reply.header('content-encoding', 'br')
    return reply
      .header('cache-control', dev ? 'no-cache' : aMinute)
      .header('vary', 'accept-encoding')
      .type('application/javascript; charset=utf-8')
      .send(acceptsBrotli ? brotli : text)
  }

  app.post<{ Body: Static<typeof bodySchema>; Querystring: Static<typeof querySchema> }>(
    '/hints',
    {
      config: { crossSite: true, rateLimit },
      bodyLimit: maxBytes,
      schema: { body: bodySchema, querystring: querySchema },
    },
    async (request, reply) => {
      const { nonce, format = 'html' } = request.query
      const { namespace = '', source } = request.body.configuration ?? {}
      const isOurs = source?.type === 'mwc-cdn' && isClientNamespace(namespace)
      const configuration = isOurs ? await findPublic(namespace) : null
      const plan = planRequests(request.body, {
        manifest: published.readManifest(),
        cdn,
        ...(configuration !== null && { configuration: JSON.parse(configuration.body) }),
        now: now(),
      })
      reply.header('cache-control', plan.validSeconds === null ? 'no-store' : `max-age=${plan.validSeconds}`)
      if (format === 'json') return reply.send(plan)
      return reply.type('text/html; charset=utf-8').send(toHeadSnippet(plan, nonce === undefined ? {} : { nonce }))
    },
  )
}

/** An invalid configuration is reported with the loader's own error. */
function toRefusal(error: FastifyError | CdnRefusal | LoaderError | ConfigCheckError): {
  status: number
  code: string
  message: string
  path?: string
} {
  if (error instanceof CdnRefusal) return { status: error.status, code: error.code, message: error.message }
  if (isLoaderError(error) || error instanceof ConfigShapeError)
    return { status: 400, code: error.code, message: error.message, ...(error.path && { path: error.path }) }
  if (error instanceof ConfigCheckError) return { status: 503, code: error.code, message: error.message }
  const statusCode = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (statusCode < 500) return toRefusal(new HintsBodyError(statusCode, error.message))
  return { status: 500, code: 'CDN_FAILED', message: 'Internal error. Try again later.' }
}
