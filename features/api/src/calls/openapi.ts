import { createRecentCache } from '@bellwether/web'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import type { OpenApiDocument } from './openapi-document.ts'
import { type AskedCall, askCalls, withAnswers } from './recorded-responses.ts'

export interface OpenApiOptions {
  readonly publicOrigin: string
  /** Calls that are described by what they answer, beside those that say it in a schema. */
  readonly asked?: () => Promise<readonly AskedCall[]>
}

/** What calls answer changes with the market, its shape hardly ever. */
const answersMaxAgeMs = 3_600_000

/**
 * Describes every call declared after it from the schemas that check the calls themselves. Answers the function that gives the document once all are
 * declared.
 */
export async function describeCalls(
  api: FastifyInstance,
  { publicOrigin, asked = async () => [] }: OpenApiOptions,
): Promise<() => Promise<OpenApiDocument>> {
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
  const answers = createRecentCache<Awaited<ReturnType<typeof askCalls>>>({ maxAgeMs: answersMaxAgeMs, maxEntries: 1 })
  const document = async () =>
    withAnswers(api.swagger() as OpenApiDocument, await answers.get('', async () => askCalls(api, await asked())))
  api.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .send(await document()),
  )
  return document
}
