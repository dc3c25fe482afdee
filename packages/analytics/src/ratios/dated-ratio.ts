import { absent, type Ratio } from '@bellwether/domain'
import { formulaTerms } from './formula-terms.ts'

const atPrice = new Set<string>(['price', 'marketCap', 'enterpriseValue', 'priceEarnings', 'nav'])

/** Whether a ratio, by the key of its formula, is one of the price. */
export function needsPrice(key: string): boolean {
  const terms: readonly string[] = Object.hasOwn(formulaTerms, key)
    ? formulaTerms[key as keyof typeof formulaTerms]
    : []
  return terms.some(term => atPrice.has(term))
}

/** RP-AGE-2: says why there is no ratio where its price was left out for its date. */
export function datedRatio(key: string, ratio: Ratio, whyNoPrice: string | null): Ratio {
  return whyNoPrice !== null && 'absent' in ratio && needsPrice(key) ? absent('NOT_REPORTED', whyNoPrice) : ratio
}
