import { parseMarketCode } from '@bellwether/domain'
import { findTradedSecurity, refusalOf } from '../order/traded-security.ts'
import { findInvestorPosition } from '../paper-account/investor-position.ts'
import type { TradingContext } from '../trading-context.ts'
import { type PlanFields, preparePlan } from './plan.ts'
import type { PlanFormRequest } from './regular-investments-view.ts'

export interface PlanInput {
  /** Null for a new plan. */
  readonly id: number | null
  readonly userId: number
  readonly given: string
  readonly fields: PlanFields
  readonly strict: boolean
}

/** A plan as entered, priced and checked; null for an unknown security. */
export async function preparePlanForm(
  context: TradingContext,
  { id, userId, given, fields, strict }: PlanInput,
): Promise<PlanFormRequest | null> {
  const marketCode = parseMarketCode(given)
  const traded = marketCode && (await findTradedSecurity(context, marketCode))
  if (!traded) return null
  const position = await findInvestorPosition(context, userId, traded)
  const refusal = refusalOf(traded, 'REGULAR', context)
  return { id, traded, position, refusal, plan: preparePlan(traded, position, fields, { refusal, strict }) }
}
