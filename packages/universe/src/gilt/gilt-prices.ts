import { cleanPriceFromYield, type Gilt, giltTerms } from '@bellwether/analytics'
import { addTradingDays, type EpochDay, isoOf } from '../calendar.ts'
import type { GiltPlan } from '../identity/plan.ts'
import type { YieldCurve } from './yield-curve.ts'

type Terms = Pick<GiltPlan, 'kind' | 'coupon' | 'maturesOn'>

export function termsOf({ coupon, maturesOn }: Pick<GiltPlan, 'coupon' | 'maturesOn'>): Gilt {
  return giltTerms({ coupon, maturesOn: isoOf(maturesOn) })
}

function giltYield(terms: Terms, curve: YieldCurve, position: number, day: EpochDay): number {
  const years = (terms.maturesOn - day) / 365.25
  return terms.kind === 'CONVENTIONAL' ? curve.yieldAt(position, years) : curve.realYieldAt(position, years)
}

/**
 * Pounds per 100 nominal, for settlement on the next trading day. An index-linked gilt is quoted in real terms: its real
 * coupon at its real yield, before the index ratio.
 */
export function cleanPrice(terms: Terms, curve: YieldCurve, position: number, day: EpochDay): number {
  return cleanPriceFromYield(termsOf(terms), isoOf(addTradingDays(day, 1)), giltYield(terms, curve, position, day))
}
