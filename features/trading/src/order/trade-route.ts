import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperOrders } from '@bellwether/db'
import { unknownSecurityView } from '@bellwether/research'
import type { PageSender } from '@bellwether/web'
import { redirectAfter, searchOf } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { TradingPage } from '../pages.ts'
import type { TradingContext } from '../trading-context.ts'
import { type ConfirmationForm, confirmationForm, submitConfirmation } from './confirmation-form.ts'
import { findTraded, prepareTrade } from './prepare-trade.ts'
import { type ReviewRequest, reviewView, type TradeRequest, tradeView } from './trade-view.ts'

const path = '/platform/trade'

/** Buy and sell: ticket (GET), review (GET) and confirmation (POST). Needs the form body parser. */
export function tradeRoutes(app: FastifyInstance, context: TradingContext, pages: PageSender<TradingPage>): void {
  const show = async (
    request: FastifyRequest,
    reply: FastifyReply,
    trade: TradeRequest,
    reviewed: Omit<ReviewRequest, keyof TradeRequest> | null,
    status = 200,
  ) => {
    const review = reviewed && (await reviewView(context, { ...trade, ...reviewed }))
    await pages.send(request, reply, { kind: 'trade', view: tradeView(trade, review) }, path, status)
    return reply
  }

  const showUnknown = async (request: FastifyRequest, reply: FastifyReply, given: string) => {
    await pages.send(request, reply, { kind: 'not-found', view: unknownSecurityView(context, given) }, '/', 404)
    return reply
  }

  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const fields = searchOf(request)
    const marketCode = fields.get('marketCode') ?? ''
    const traded = await findTraded(context, marketCode)
    if (!traded) return showUnknown(request, reply, marketCode)
    const strict = fields.get('step') === 'review'
    const side = fields.get('instruction') === 'S' ? 'SELL' : 'BUY'
    const trade = await prepareTrade(context, traded, { userId: getAccount(request).id, side, fields, strict })
    const { order } = trade.ticket
    return show(request, reply, trade, strict && order ? { order, viewer: request.viewer } : null)
  })

  app.post<{ Body: ConfirmationForm }>(
    path,
    { preValidation: requireAccount, schema: { body: confirmationForm } },
    async (request, reply) => {
      const { body: form, viewer } = request
      const userId = getAccount(request).id
      const known = await paperOrders.findByTicket(context.db, userId, form.ticket)
      if (known) return redirectAfter(reply, `/platform/orders/${known.id}`)
      const traded = await findTraded(context, form.marketCode)
      if (!traded) return showUnknown(request, reply, form.marketCode)
      const { account, quantity, type, limit } = form
      const side = form.instruction === 'S' ? 'SELL' : 'BUY'
      const fields = new URLSearchParams({ account, quantity, type, limit })
      const trade = await prepareTrade(context, traded, { userId, side, fields, strict: true })
      const submitted = await submitConfirmation(context, trade, { form, userId, viewer })
      if ('id' in submitted) {
        request.log.info({ orderId: submitted.id, userId }, 'order stored')
        return redirectAfter(reply, `/platform/orders/${submitted.id}`)
      }
      // The check may have failed because the other half of a double click has just stored the order.
      const meanwhile = await paperOrders.findByTicket(context.db, userId, form.ticket)
      if (meanwhile) return redirectAfter(reply, `/platform/orders/${meanwhile.id}`)
      const { order } = trade.ticket
      const { problem, status } = submitted
      return show(request, reply, trade, order && { order, viewer, ticketId: form.ticket, problem }, status)
    },
  )
}
