import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { nameSchemas } from './named-schemas.ts'
import type { OpenApiDocument } from './openapi-document.ts'

export interface OpenApiOptions {
  readonly publicOrigin: string
}

/**
 * Describes every endpoint declared after it, from the schemas that check its requests and responses. Returns the function
 * that gives the document once all are declared.
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
          'The Bellwether API. Errors have the form { error: { code, message } }, with field and reason for invalid input. RateLimit-Remaining shows how many requests are left; a 429 response has Retry-After. Widget data needs no token; a token sent with a request is checked.',
      },
      servers: [{ url: publicOrigin }],
      components: {
        securitySchemes: {
          widgetToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'From POST /api/widget-tokens, or created at /developers/namespaces.',
          },
        },
      },
    },
  })
  let described: OpenApiDocument | null = null
  const document = () => {
    described ??= nameSchemas(api.swagger() as OpenApiDocument)
    return described
  }
  api.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').header('access-control-allow-origin', '*').send(document()),
  )
  return document
}
