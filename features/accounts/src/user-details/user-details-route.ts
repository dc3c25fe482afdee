import { responseOf, UserDetailsAnswer } from '@bellwether/contract/schemas'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { TradingHeaderError } from '../errors.ts'
import { getAccount } from '../session/require-account.ts'

/** A custom header, so that another site's page would need a CORS preflight, which is never granted. */
const tradingHeader = 'x-bellwether-trading'

/** [RP-USER-5]: a visitor is a user if this request succeeds, and a guest otherwise. */
export function userDetailsRoutes(app: FastifyInstance): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    '/api/user/details',
    {
      schema: {
        summary: 'Get the logged-in user',
        tags: ['Users'],
        description: `Requires the session cookie and the header \`${tradingHeader}: 1\`.`,
        response: responseOf(UserDetailsAnswer),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      if (request.headers[tradingHeader] !== '1') throw new TradingHeaderError(tradingHeader)
      const { electiveProfessional, domicile, name } = getAccount(request)
      return { success: true, data: { electiveProfessional, domicile, name } } as const
    },
  )
}
