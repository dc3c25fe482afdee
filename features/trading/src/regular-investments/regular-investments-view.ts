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
import { ticketAccounts, tradedIdentity } from '../order/trade-view.ts'
import type { TradedSecurity } from '../order/traded-security.ts'
import type { InvestorPosition } from '../paper-account/investor-position.ts'
import type { TradingContext } from '../trading-context.ts'
import type { Plan } from './plan.ts'

export async function regularInvestmentsView(
  { db }: TradingContext,
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
  readonly traded: TradedSecurity
  readonly position: InvestorPosition
  readonly plan: Plan
  readonly refusal: string | null
}

export function planFormView({
  id,
  ticket = randomUUID(),
  traded,
  position,
  plan,
  refusal,
}: PlanFormRequest): PlanFormView {
  return {
    id,
    ticket,
    identity: tradedIdentity(traded),
    refusal,
    accounts: ticketAccounts(traded, position, 'BUY'),
    account: plan.account,
    amount: plan.amount,
    day: plan.day,
    days: regularDays,
    nextOn: nextRegularDate(plan.day, traded.day),
    cost: plan.priced && costView(traded, plan.priced, 'BUY'),
  }
}
