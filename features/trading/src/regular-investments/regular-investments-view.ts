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
import { isSimulated } from '../is-simulated.ts'
import { costView } from '../order/order-labels.ts'
import { dealtIdentity, ticketAccounts } from '../order/trade-view.ts'
import type { DealtSecurity } from '../order/traded-security.ts'
import type { Dealings } from '../paper-account/trading-history.ts'
import type { DealingContext } from '../trading-context.ts'
import type { Plan } from './plan.ts'

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
