import { errorResponse } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import { TradingHeaderError } from '../errors.ts'
import { getAccount } from '../session/require-account.ts'

/** A header that a page of another site cannot send without asking first, which we never allow. */
export const tradingHeader = 'x-bellwether-trading'

const userDetails = Type.Object({
  success: Type.Literal(true),
  data: Type.Object({
    electiveProfessional: Type.Boolean({ description: 'Live prices never start by themselves for these.' }),
    domicile: Type.String({ description: 'ISO 3166 alpha-3, such as GBR.' }),
    name: Type.String(),
  }),
})

/** [RP-USER-5]: this call succeeding is what makes a visitor a user; any failure leaves a guest. */
export function userDetailsRoutes(app: FastifyInstance): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(
    '/api/user/details',
    {
      schema: {
        summary: 'Who is logged in',
        tags: ['People'],
        description: `Needs the session cookie and the header ${tradingHeader}: 1.`,
        response: { 200: userDetails, '4xx': errorResponse },
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
