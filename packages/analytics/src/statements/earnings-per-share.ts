import {
  DivisionByZeroError,
  divideRounded,
  getUnit,
  type Money,
  type Price,
  perShareScale,
  powerOfTen,
  price,
  toSafeInteger,
} from '@bellwether/domain'

/** RP-FORMAT-14: as a price in the currency's major unit, at the scale of PER_SHARE lines. `profit` is in minor units. */
export function earningsPerShare(profit: Money, weightedShares: number): Price {
  if (weightedShares === 0) throw new DivisionByZeroError('Earnings per share of no shares')
  const { minorDigits } = getUnit(profit.currency)
  const numerator = BigInt(profit.amount) * powerOfTen(perShareScale)
  const perShare = divideRounded(numerator, BigInt(weightedShares) * powerOfTen(minorDigits), 'half-up')
  return price(toSafeInteger(perShare, 'Earnings per share'), perShareScale, profit.currency)
}
