import { datedRatio, dividendYield, ratioFormulas } from '@bellwether/analytics'
import type { Calculation } from '@bellwether/contract'
import { getUnit, type Price, priceInCurrency, type Ratio } from '@bellwether/domain'
import { conversionInputs, lastPriceInput, paidInput } from '../calculations/calculation-sources.ts'
import type { Subject } from '../layout/subject.ts'
import type { ResearchContext } from '../research-context.ts'
import { ratesOn } from '../securities/rates-on.ts'

export interface YieldOnPrice {
  readonly ratio: Ratio
  readonly calculation: Calculation
}

/** The yield of what was paid on the last price, in the currency it was paid in. */
export async function yieldOnPrice(
  { db }: ResearchContext,
  subject: Pick<Subject, 'marketCode' | 'quote' | 'day'>,
  dps: Price | null,
): Promise<YieldOnPrice> {
  const last = subject.quote?.lastPrice ?? null
  const formula = ratioFormulas.dividendYield
  const paid = paidInput(subject, dps)
  if (!last || !dps)
    return { ratio: dividendYield(dps, last), calculation: { formula, inputs: [paid, lastPriceInput(subject)] } }
  const { currency } = getUnit(dps.unit)
  const rateOn = await ratesOn(db, [{ unit: last.unit, currency, day: subject.day }])
  const { price, whyNot, rates } = priceInCurrency(last, subject.day, currency, rateOn)
  const converted = rates.length > 0
  return {
    ratio: datedRatio('dividendYield', dividendYield(dps, price), whyNot),
    calculation: {
      formula,
      inputs: [
        paid,
        lastPriceInput(subject, 'Price', converted ? price : null),
        ...(converted ? conversionInputs({ quoted: last, rates }, subject.day) : []),
      ],
    },
  }
}
