import { randomUUID } from 'node:crypto'
import type { PlanFormView, PlanRow, RegularInvestmentsView } from '@bellwether/contract'
import { paperPlans } from '@bellwether/db'
import {
  money,
  nextRegularDate,
  pagePath,
  parseMarketCode,
  regularDays,
  toIsoDate,
  wrapperFacts,
} from '@bellwether/domain'
import type { DealingContext } from '../../dealing/dealing-context.ts'
import type { Dealings } from '../../dealing/dealings-of.ts'
import type { DealtSecurity } from '../../dealing/dealt-security.ts'
import { isSimulated } from '../../dealing/is-simulated.ts'
import { costView } from '../../dealing/order-words.ts'
import type { Plan } from '../../dealing/plan.ts'
import { dealtIdentity, ticketAccounts } from './trade.ts'

export async function regularInvestmentsView(
  { db }: DealingContext,
  userId: number,
  form: PlanFormView | null,
): Promise<RegularInvestmentsView> {
  const plans = await paperPlans.ofUser(db, userId)
  return { simulated: await isSimulated({ db }), plans: plans.map(toRow), form }
}

function toRow(plan: paperPlans.PaperPlan): PlanRow {
  const marketCode = parseMarketCode(plan.marketCode)
  return {
    id: plan.id,
    name: plan.securityName,
    href: marketCode && pagePath('overview', marketCode),
    accountLabel: wrapperFacts[plan.wrapper].label,
    wrapper: plan.wrapper,
    amount: money(plan.amount, 'GBP'),
    day: plan.day,
    nextOn: plan.stoppedAt ? null : plan.nextOn,
    stoppedOn: plan.stoppedAt && toIsoDate(plan.stoppedAt),
  }
}

export interface PlanFormRequest {
  /** Null for a new plan. */
  readonly id: number | null
  readonly ticket?: string
  readonly dealt: DealtSecurity
  readonly dealings: Dealings
  readonly plan: Plan
  readonly refusal: string | null
}

export function planFormView({
  id,
  ticket = randomUUID(),
  dealt,
  dealings,
  plan,
  refusal,
}: PlanFormRequest): PlanFormView {
  return {
    id,
    ticket,
    identity: dealtIdentity(dealt),
    refusal,
    accounts: ticketAccounts(dealt, dealings, 'BUY'),
    account: plan.account,
    amount: plan.amount,
    day: plan.day,
    days: regularDays,
    nextOn: nextRegularDate(plan.day, dealt.day),
    cost: plan.deal && costView(dealt, plan.deal, 'BUY'),
  }
}
