import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperPlans } from '@bellwether/db'
import { nextRegularDate, parseMarketCode } from '@bellwether/domain'
import { unknownSecurityView } from '@bellwether/research'
import type { PageSender } from '@bellwether/web'
import { parseId, redirectAfter, searchOf } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import { findTradedSecurity, refusalOf } from '../order/traded-security.ts'
import type { TradingPage } from '../pages.ts'
import { findInvestorPosition } from '../paper-account/investor-position.ts'
import type { TradingContext } from '../trading-context.ts'
import { type PlanFields, preparePlan } from './plan.ts'
import { type PlanFormRequest, planFormView, regularInvestmentsView } from './regular-investments-view.ts'

const path = '/platform/regularinvestments'
const short = Type.String({ maxLength: 64 })

const newPlan = Type.Object({
  marketCode: short,
  ticket: Type.String({ format: 'uuid' }),
  account: short,
  amount: short,
  day: short,
})
const changedPlan = Type.Object({ account: short, amount: short, day: short })

interface ById {
  Params: { id: string }
}

/** Monthly investment plans: list, create, change and stop. Needs the form body parser. */
export function regularInvestmentRoutes(
  app: FastifyInstance,
  context: TradingContext,
  pages: PageSender<TradingPage>,
): void {
  const { db } = context

  const prepare = async (
    userId: number,
    { id, given, fields, strict }: { id: number | null; given: string; fields: PlanFields; strict: boolean },
  ): Promise<PlanFormRequest | null> => {
    const marketCode = parseMarketCode(given)
    const traded = marketCode && (await findTradedSecurity(context, marketCode))
    if (!traded) return null
    const position = await findInvestorPosition(context, userId, traded)
    const refusal = refusalOf(traded, 'REGULAR', context)
    return { id, traded, position, refusal, plan: preparePlan(traded, position, fields, { refusal, strict }) }
  }

  const show = async (request: FastifyRequest, reply: FastifyReply, form: PlanFormRequest | null, status = 200) => {
    const view = await regularInvestmentsView(context, getAccount(request).id, form && planFormView(form))
    await pages.send(request, reply, { kind: 'regular-investments', view }, path, status)
  }
  const unknown = (request: FastifyRequest, reply: FastifyReply, given: string) =>
    pages.send(request, reply, { kind: 'not-found', view: unknownSecurityView(context, given) }, '/', 404)

  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const query = searchOf(request)
    const userId = getAccount(request).id
    const editing = parseId(query.get('edit') ?? '')
    const plan = editing === null ? null : await paperPlans.find(db, userId, editing)
    const edited = plan?.stoppedAt === null ? plan : null
    const given = edited?.marketCode ?? query.get('marketCode')
    if (given === null) {
      await show(request, reply, null)
      return reply
    }
    const fields = {
      account: query.get('account') ?? String(edited?.accountId ?? ''),
      amount: query.get('amount') ?? (edited ? poundsText(edited.amount) : ''),
      day: query.get('day') ?? String(edited?.day ?? ''),
    }
    const form = await prepare(userId, { id: edited?.id ?? null, given, fields, strict: false })
    await (form ? show(request, reply, form) : unknown(request, reply, given))
    return reply
  })

  app.post<{ Body: Static<typeof newPlan> }>(
    path,
    { preValidation: requireAccount, schema: { body: newPlan } },
    async (request, reply) => {
      const { ticket, marketCode: given, ...fields } = request.body
      const form = await prepare(getAccount(request).id, { id: null, given, fields, strict: true })
      if (!form) {
        await unknown(request, reply, given)
        return reply
      }
      const { traded, plan, refusal } = form
      if (!plan.ready || refusal !== null) {
        await show(request, reply, { ...form, ticket }, 422)
        return reply
      }
      await paperPlans.create(db, {
        ticket,
        accountId: plan.ready.account.id,
        marketCode: traded.marketCode,
        securityName: traded.security.name,
        amount: plan.ready.amount.amount,
        day: plan.day,
        nextOn: nextRegularDate(plan.day, traded.day),
        at: context.now(),
      })
      return redirectAfter(reply, path)
    },
  )

  app.post<ById & { Body: Static<typeof changedPlan> }>(
    `${path}/:id`,
    { preValidation: requireAccount, schema: { body: changedPlan } },
    async (request, reply) => {
      const userId = getAccount(request).id
      const id = parseId(request.params.id)
      const plan = id === null ? null : await paperPlans.find(db, userId, id)
      if (!plan) return reply.callNotFound()
      // The account of a plan cannot be changed.
      const fields = { ...request.body, account: String(plan.accountId) }
      const form = await prepare(userId, { id, given: plan.marketCode, fields, strict: true })
      if (!form?.plan.ready || form.refusal !== null) {
        await show(request, reply, form, 422)
        return reply
      }
      const { amount } = form.plan.ready
      const { day } = form.plan
      await paperPlans.change(db, plan.id, {
        amount: amount.amount,
        day,
        nextOn: nextRegularDate(day, form.traded.day),
      })
      return redirectAfter(reply, path)
    },
  )

  app.post<ById>(`${path}/:id/stop`, { preValidation: requireAccount }, async (request, reply) => {
    const id = parseId(request.params.id)
    const plan = id === null ? null : await paperPlans.find(db, getAccount(request).id, id)
    if (!plan) return reply.callNotFound()
    await paperPlans.stop(db, plan.id, context.now())
    return redirectAfter(reply, path)
  })
}

function poundsText(pence: number): string {
  return (pence / 100).toFixed(2).replace(/\.00$/, '')
}
