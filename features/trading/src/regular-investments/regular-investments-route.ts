import { getAccount, requireAccount } from '@bellwether/accounts'
import { paperPlans } from '@bellwether/db'
import { nextRegularDate } from '@bellwether/domain'
import { unknownSecurityView } from '@bellwether/research'
import type { PageSender } from '@bellwether/web'
import { parseId, redirectAfter, searchOf } from '@bellwether/web'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type Static } from 'typebox'
import type { TradingPage } from '../pages.ts'
import type { TradingContext } from '../trading-context.ts'
import { preparePlanForm } from './prepare-plan-form.ts'
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

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Monthly investment plans: list, create, change and stop. Needs the form body parser. */
export function regularInvestmentRoutes(
  app: FastifyInstance,
  context: TradingContext,
  pages: PageSender<TradingPage>,
): void {
  const show =
    (form: PlanFormRequest | null, status = 200): Send =>
    async (request, reply) => {
      const view = await regularInvestmentsView(context, getAccount(request).id, form && planFormView(form))
      await pages.send(request, reply, { kind: 'regular-investments', view }, path, status)
      return reply
    }
  const showUnknown =
    (given: string): Send =>
    async (request, reply) => {
      await pages.send(request, reply, { kind: 'not-found', view: unknownSecurityView(context, given) }, '/', 404)
      return reply
    }

  app.get(path, { preHandler: requireAccount }, async (request, reply) => {
    const query = searchOf(request)
    const userId = getAccount(request).id
    const edited = await findRunning(context, userId, query.get('edit') ?? '')
    const given = edited?.marketCode ?? query.get('marketCode')
    if (given === null) return show(null)(request, reply)
    const fields = {
      account: query.get('account') ?? String(edited?.accountId ?? ''),
      amount: query.get('amount') ?? (edited ? poundsText(edited.amount) : ''),
      day: query.get('day') ?? String(edited?.day ?? ''),
    }
    const form = await preparePlanForm(context, { id: edited?.id ?? null, userId, given, fields, strict: false })
    return (form ? show(form) : showUnknown(given))(request, reply)
  })

  app.post<{ Body: Static<typeof newPlan> }>(
    path,
    { preValidation: requireAccount, schema: { body: newPlan } },
    async (request, reply) => {
      const { ticket, marketCode: given, ...fields } = request.body
      const userId = getAccount(request).id
      const form = await preparePlanForm(context, { id: null, userId, given, fields, strict: true })
      if (!form) return showUnknown(given)(request, reply)
      if (!(await createPlan(context, form, ticket))) return show({ ...form, ticket }, 422)(request, reply)
      return redirectAfter(reply, path)
    },
  )

  app.post<ById & { Body: Static<typeof changedPlan> }>(
    `${path}/:id`,
    { preValidation: requireAccount, schema: { body: changedPlan } },
    async (request, reply) => {
      const userId = getAccount(request).id
      const plan = await findPlan(context, userId, request.params.id)
      if (!plan) return reply.callNotFound()
      // The account of a plan cannot be changed.
      const fields = { ...request.body, account: String(plan.accountId) }
      const input = { id: plan.id, userId, given: plan.marketCode, fields, strict: true }
      const form = await preparePlanForm(context, input)
      if (!form || !(await changePlan(context, form, plan.id))) return show(form, 422)(request, reply)
      return redirectAfter(reply, path)
    },
  )

  app.post<ById>(`${path}/:id/stop`, { preValidation: requireAccount }, async (request, reply) => {
    const plan = await findPlan(context, getAccount(request).id, request.params.id)
    if (!plan) return reply.callNotFound()
    await paperPlans.stop(context.db, plan.id, context.now())
    return redirectAfter(reply, path)
  })
}

async function findPlan({ db }: TradingContext, userId: number, given: string): Promise<paperPlans.PaperPlan | null> {
  const id = parseId(given)
  return id === null ? null : paperPlans.find(db, userId, id)
}

async function findRunning(context: TradingContext, userId: number, given: string) {
  const plan = await findPlan(context, userId, given)
  return plan?.stoppedAt === null ? plan : null
}

/** False where the plan is not ready to be stored. */
async function createPlan(
  { db, now }: TradingContext,
  { traded, plan, refusal }: PlanFormRequest,
  ticket: string,
): Promise<boolean> {
  if (!plan.ready || refusal !== null) return false
  await paperPlans.create(db, {
    ticket,
    accountId: plan.ready.account.id,
    marketCode: traded.marketCode,
    securityName: traded.security.name,
    amount: plan.ready.amount.amount,
    day: plan.day,
    nextOn: nextRegularDate(plan.day, traded.day),
    at: now(),
  })
  return true
}

/** False where the plan is not ready to be stored. */
async function changePlan(
  { db }: TradingContext,
  { traded, plan, refusal }: PlanFormRequest,
  id: number,
): Promise<boolean> {
  if (!plan.ready || refusal !== null) return false
  const { day, ready } = plan
  await paperPlans.change(db, id, { amount: ready.amount.amount, day, nextOn: nextRegularDate(day, traded.day) })
  return true
}

function poundsText(pence: number): string {
  return (pence / 100).toFixed(2).replace(/\.00$/, '')
}
