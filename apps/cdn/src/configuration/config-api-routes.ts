import { isClientNamespace } from '@bellwether/contract'
import { configurations, type Database, namespaces, UnavailableError } from '@bellwether/db'
import { allowToken, mayRead, WidgetTokenError, type WidgetTokens } from '@bellwether/widget-tokens'
import type { FastifyInstance } from 'fastify'
import {
  CdnRefusal,
  CdnUnavailableError,
  ConfigForbiddenError,
  ConfigNotFoundError,
  ConfigRequestError,
  NamespaceDeletedError,
} from '../errors.ts'

/** The version of the API, not of a configuration. */
const apiVersion = '1'
const environments = ['qa', 'uat', 'stg', 'prod']

/** `GET /config-api/{version}/{namespace}/{environment}`: the current configuration, with a token for its namespace. */
export async function configApiRoutes(
  app: FastifyInstance,
  { db, tokens }: { readonly db: Database; readonly tokens: WidgetTokens },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'no-store')
      .header('x-content-type-options', 'nosniff')
  })
  app.setErrorHandler((error: Error & { readonly statusCode?: number }, request, reply) => {
    const refusal = toRefusal(error)
    if (refusal === null) request.log.error({ err: error }, 'configuration request failed')
    if (refusal instanceof CdnUnavailableError) reply.header('retry-after', refusal.retryAfterSeconds)
    if (refusal?.status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
    const { code, message } = refusal ?? { code: 'CONFIG_FAILED', message: 'Internal error. Try again later.' }
    return reply.code(refusal?.status ?? 500).send({ error: { code, message } })
  })

  const path = '/:version/:namespace/:environment'
  allowToken(app, path)
  app.get<{ Params: { version: string; namespace: string; environment: string } }>(path, async (request, reply) => {
    const { version, namespace, environment } = request.params
    // Checked first, so that nothing is revealed about what exists.
    const token = await tokens.check(request.headers, 'config:read')
    if (!mayRead(token.namespaces, namespace)) throw new ConfigForbiddenError(namespace)
    if (version !== apiVersion) throw new ConfigNotFoundError('version', version, `use ${apiVersion}`)
    if (!isClientNamespace(namespace))
      throw new ConfigNotFoundError('namespace', namespace, 'use letters, digits, - and _, in parts separated by dots')
    if (!environments.includes(environment))
      throw new ConfigNotFoundError('environment', environment, `use one of ${environments.join(', ')}`)
    const found = await configurations.current(db, { namespace, environment })
    if (found === null && (await namespaces.isDeleted(db, namespace))) throw new NamespaceDeletedError(namespace)
    if (found === null)
      throw new ConfigNotFoundError('namespace', namespace, `it has no configuration in ${environment}`)
    return reply.header('x-revision', found.revision).type('application/json').send(found.body)
  })
}

/** Null for an internal error. */
function toRefusal(error: Error & { readonly statusCode?: number }): CdnRefusal | WidgetTokenError | null {
  if (error instanceof CdnRefusal || error instanceof WidgetTokenError) return error
  if (error instanceof UnavailableError) return new CdnUnavailableError(error)
  const isTheirs = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500
  return isTheirs ? new ConfigRequestError(error.statusCode ?? 400, error.message) : null
}
