import { errorResponse } from '@bellwether/web'
import { tokenSeconds, type WidgetTokens } from '@bellwether/widget-tokens'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { SecretInBrowserError } from '../errors.ts'

const schema = {
  summary: 'A short-lived token for a host page',
  description:
    'For the server of a page that has widgets: "authorization: Bearer " and a client secret of /developers/namespaces. Never from a browser: whoever has the secret can make tokens. Give the answer to the loader as apiTokens.apiGatewayToken, and ask again from apiTokenExpiredCallback.',
  tags: ['Widgets'],
  body: Type.Optional(
    Type.Union([
      Type.Null(),
      Type.Object(
        {
          seconds: Type.Optional(
            Type.Integer({
              minimum: tokenSeconds.min,
              maximum: tokenSeconds.max,
              description: `How long the token lives; ${tokenSeconds.default} if left out.`,
            }),
          ),
          subject: Type.Optional(
            Type.String({
              minLength: 1,
              maxLength: 100,
              description: 'Claim sub: who looks at the page, as you name them. No e-mail address, please.',
            }),
          ),
        },
        { additionalProperties: false },
      ),
    ]),
  ),
  response: {
    200: Type.Object({
      data: Type.Object({
        token: Type.String({ description: 'A JWT.' }),
        expiresIn: Type.Integer({ description: 'Seconds.' }),
        scopes: Type.Array(Type.String()),
        origins: Type.Union([Type.Array(Type.String()), Type.Null()], {
          description: 'Of the pages that may use it; null for any.',
        }),
      }),
    }),
    '4xx': errorResponse,
  },
}

/** `POST /api/widget-tokens`: how the server of a host page gets the token its page works with. */
export function widgetTokenRoutes(app: FastifyInstance, tokens: WidgetTokens): void {
  app.withTypeProvider<TypeBoxTypeProvider>().post('/api/widget-tokens', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== undefined) throw new SecretInBrowserError()
    const { seconds, subject } = request.body ?? {}
    const { token, expiresIn, client } = await tokens.exchange(request.headers.authorization, { seconds, subject })
    return { data: { token, expiresIn, scopes: [...client.scopes], origins: client.origins && [...client.origins] } }
  })
}
