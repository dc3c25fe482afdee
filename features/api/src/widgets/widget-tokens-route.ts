import { responseOf, WidgetTokenAnswer } from '@bellwether/contract/schemas'
import { tokenSeconds, type WidgetTokens } from '@bellwether/widget-tokens'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { SecretInBrowserError } from '../errors.ts'

const schema = {
  summary: 'Create a short-lived token for a host page',
  description:
    'For the server of a host page: send "authorization: Bearer" with a client secret from /developers/namespaces. Never call it from a browser: anyone who has the secret can create tokens. Pass the token to the loader as apiTokens.apiGatewayToken, and request a new one in apiTokenExpiredCallback.',
  tags: ['Widgets'],
  body: Type.Optional(
    Type.Union(
      [
        Type.Null(),
        Type.Object(
          {
            seconds: Type.Optional(
              Type.Integer({
                minimum: tokenSeconds.min,
                maximum: tokenSeconds.max,
                description: `Lifetime of the token; ${tokenSeconds.default} by default.`,
              }),
            ),
            subject: Type.Optional(
              Type.String({
                minLength: 1,
                maxLength: 100,
                description: 'Claim sub: your own identifier for the user. Do not send an e-mail address.',
              }),
            ),
          },
          { additionalProperties: false },
        ),
      ],
      { description: 'Null, or no body, for the defaults.' },
    ),
  ),
  response: responseOf(WidgetTokenAnswer),
}

/** `POST /api/widget-tokens`: exchanges the client secret of a host’s server for the token of its page. */
export function widgetTokenRoutes(app: FastifyInstance, tokens: WidgetTokens): void {
  app.withTypeProvider<TypeBoxTypeProvider>().post('/api/widget-tokens', { schema }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (request.headers.origin !== undefined) throw new SecretInBrowserError()
    const { seconds, subject } = request.body ?? {}
    const { token, expiresIn, client } = await tokens.exchange(request.headers.authorization, { seconds, subject })
    return { data: { token, expiresIn, scopes: client.scopes, origins: client.origins } }
  })
}
