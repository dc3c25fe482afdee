import { type Database, usage } from '@bellwether/db'
import { toIsoDate } from '@bellwether/domain'
import type { PageSender } from '@bellwether/web'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { OperationsPage } from '../pages.ts'

const path = '/operations/usage'
const dayMs = 86_400_000
const querystring = Type.Object({ days: Type.Integer({ minimum: 1, maximum: 366, default: 30 }) })

export function usageRoutes(app: FastifyInstance, db: Database, pages: PageSender<OperationsPage>): void {
  app.withTypeProvider<TypeBoxTypeProvider>().get(path, { schema: { querystring } }, async (request, reply) => {
    const { days } = request.query
    const first = toIsoDate(new Date(Date.now() - (days - 1) * dayMs))
    const [counts, attributes] = await Promise.all([usage.since(db, first), usage.attributesSince(db, first)])
    await pages.send(request, reply, { kind: 'operations-usage', view: { days, counts, attributes } }, path)
    return reply
  })
}
