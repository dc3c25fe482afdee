import { mkdirSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isCdnPath } from './cdn-name.ts'
import { CdnRefusal } from './errors.ts'
import { manifestPath } from './manifest-path.ts'

const day = 86_400
const forEver = 'public, max-age=31536000, immutable'
export const aMinute = 'public, max-age=60'

export interface CdnRoutesOptions {
  /** What `publish` wrote; may be empty, and may grow while it is served. */
  readonly folder: string
  /** A folder that versions are built into again and again: then nothing is kept without asking. */
  readonly dev: boolean
  /** The public configuration of a namespace path such as acme/research, as JSON. */
  readonly findConfiguration: (namespacePath: string) => Promise<string | null>
}

/**
 * `/cdn/`: files anybody may fetch from any page, without cookies. A path is looked at before any file is: no part of it
 * begins with a dot, and only the kinds of files that are published are answered.
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

/** Never kept: it may be published in the next moment. */
export function refuse(reply: FastifyReply): FastifyReply {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .send({
      error: { code: 'CDN_NOT_FOUND', message: 'Nothing is published at this address; components.json lists what is.' },
    })
}

/** The loader asks for the manifest with the time in the address, so a day is no risk. Everything else has a version or hash in its path. */
export function toCacheControl(path: string): string {
  if (path === manifestPath) return `public, max-age=${day}`
  if (path.endsWith('-bundle.json') || path.endsWith('/config.json')) return aMinute
  return forEver
}
