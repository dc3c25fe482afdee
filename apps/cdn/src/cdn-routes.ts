import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isCdnPath } from './cdn-name.ts'
import { CdnRefusal } from './errors.ts'
import { manifestPath } from './manifest-path.ts'

const day = 86_400
const immutable = 'public, max-age=31536000, immutable'
export const aMinute = 'public, max-age=60'

export interface CdnRoutesOptions {
  /** The output of `publish`; may be empty, and may grow while it is served. */
  readonly folder: string
  /** Versions may be rebuilt, so browsers have to revalidate. */
  readonly dev: boolean
  /** The public configuration of a namespace path such as acme/research, as JSON. */
  readonly findConfiguration: (namespacePath: string) => Promise<string | null>
}

/**
 * `/cdn/`: public files for any page, without cookies. Paths are checked before any file is read: no segment
 * starts with a dot, and only published file types are served.
 */
export async function cdnRoutes(app: FastifyInstance, options: CdnRoutesOptions): Promise<void> {
  const { folder, dev, findConfiguration } = options
  mkdirSync(folder, { recursive: true })
  await app.register(fastifyStatic, { root: folder, serve: false, preCompressed: true, cacheControl: false })
  allowAnyPage(app)
  app.setNotFoundHandler((_request, reply) => refuse(reply))
  app.setErrorHandler((error: Error, _request, reply) => {
    if (!(error instanceof CdnRefusal)) throw error
    const { status, code, message } = error
    return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } })
  })

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*']
    if (!isCdnPath(path)) return refuse(reply)
    const [, namespacePath] = /^configurations\/(.+)\/config\.json$/.exec(path) ?? []
    if (namespacePath !== undefined) {
      const configuration = await findConfiguration(namespacePath)
      if (configuration !== null)
        return reply.header('cache-control', aMinute).type('application/json').send(configuration)
    }
    return reply.header('cache-control', dev ? 'no-cache' : toCacheControl(path)).sendFile(path)
  })
}

export function allowAnyPage(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('timing-allow-origin', '*')
      .header('x-content-type-options', 'nosniff')
  })
}

/** Not cached: it may be published at any time. */
export function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({
      error: { code: 'CDN_NOT_FOUND', message: 'Not found. See components.json for what is published.' },
    })
}

/** The loader requests the manifest with a timestamp in the URL, so a day is safe. Everything else has a version or hash in its path. */
function toCacheControl(path: string): string {
  if (path === manifestPath) return `public, max-age=${day}`
  if (path.endsWith('-bundle.json') || path.endsWith('/config.json')) return aMinute
  return immutable
}
