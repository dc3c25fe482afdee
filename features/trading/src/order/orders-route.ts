import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperOrders } from '@bellwether/db'
import type { PageSender } from '@bellwether/web'
import { parseId, redirectAfter, searchOf } from '@bellwether/web'
import type { FastifyInstance } from 'fastify'
import type { TradingPage } from '../pages.ts'
import type { TradingContext } from '../trading-context.ts'
import { orderDetailView, ordersView } from './orders-view.ts'

const path = '/platform/orders'

interface ById {
  Params: { id: string }
}

/** Users see and cancel only their own orders. */
export function ordersRoutes(app: FastifyInstance, context: TradingContext, pages: PageSender<TradingPage>): void {
  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const page = parseId(searchOf(request).get('page') ?? '') ?? 1
    const view = await ordersView(context, getAccount(request).id, page)
    await pages.send(request, reply, { kind: 'orders', view }, path)
    return reply
  })

  app.get<ById>(`${path}/:id`, { preHandler: requireAccount }, async (request, reply) => {
    const id = parseId(request.params.id)
    const view = id === null ? null : await orderDetailView(context, getAccount(request).id, id)
    if (!view) return reply.callNotFound()
    await pages.send(request, reply, { kind: 'order', view }, path)
    return reply
  })

  app.post<ById>(`${path}/:id/cancel`, { preValidation: requireAccount }, async (request, reply) => {
    const id = parseId(request.params.id)
    const userId = getAccount(request).id
    if (id === null || !(await paperOrders.find(context.db, userId, id))) return reply.callNotFound()
    // An order executed in the meantime shows that on its page.
    if (await paperOrders.cancel(context.db, userId, id, context.now()))
      request.log.info({ orderId: id, userId }, 'order cancelled')
    return redirectAfter(reply, `${path}/${id}`)
  })
}
