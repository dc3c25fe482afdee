import { addMonthsTo, type EpochDay, tradingDayFrom } from '../calendar.ts'
import type { Market } from '../market.ts'
import { familyOf, type PooledPlan } from './pooled-plan.ts'

export interface ValueAssessment {
  readonly justified: boolean
  readonly on: EpochDay
  readonly nextBy: EpochDay
}

/** Every authorised fund is judged once a year. Its facts, its target-market file and the report all tell of the same one. */
export function valueAssessmentOf(market: Market, plan: PooledPlan): ValueAssessment {
  const random = market.random(familyOf(plan), 'value assessment')
  const on = tradingDayFrom(addMonthsTo(market.until, -random.integer(2, 11)))
  return { justified: random.chance(0.93), on, nextBy: addMonthsTo(on, 12) }
}
