import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

export interface OpenApiOptions {
  readonly publicOrigin: string
}

/** Part of an OpenAPI 3 document, as far as our page reads it. */
export interface OpenApiDocument {
  readonly paths?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}

/**
 * Describes every call declared after it from the schemas that check the calls themselves. Answers the function that gives the document once all are
 * declared.
 */
export async function describeCalls(
  api: FastifyInstance,
  { publicOrigin }: OpenApiOptions,
): Promise<() => OpenApiDocument> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Bellwether',
        version: '1',
        description:
          'Calls for programs. Errors are { error: { code, message } }, for bad input with field and reason. Every answer says how many calls the address has left (RateLimit-Remaining); 429 carries Retry-After.',
      },
      servers: [{ url: publicOrigin }],
    },
  })
  api.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send(api.swagger()),
  )
  return () => api.swagger() as OpenApiDocument
}
