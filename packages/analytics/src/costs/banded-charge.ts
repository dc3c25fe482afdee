import {
  type ChargeBand,
  divideRounded,
  type Money,
  money,
  powerOfTen,
  roundedSize,
  toSafeInteger,
} from '@bellwether/domain'

// Enough for any rate that is published: a millionth of a basis point.
const rateDigits = 12
const rateUnit = powerOfTen(rateDigits)

// A plan asks for the same few scales every month, and reading the digits of a rate is most of the work.
const readRates = new WeakMap<readonly ChargeBand[], readonly bigint[]>()

function ratesOf(bands: readonly ChargeBand[]): readonly bigint[] {
  let rates = readRates.get(bands)
  if (!rates) {
    rates = bands.map(({ rate }) => roundedSize(rate, rateDigits))
    readRates.set(bands, rates)
  }
  return rates
}

/**
 * A tiered charge: each band's rate on its own part of the sum, rounded once, half a penny up. Exact, because a rate is read as the decimal
 * it prints as: 0.005 is a two-hundredth. `per` divides a yearly charge (12 for a month); `roundTo` is in pence.
 */
export function bandedCharge(
  sum: Money,
  bands: readonly ChargeBand[],
  { per = 1, roundTo = 1 }: { readonly per?: number; readonly roundTo?: number } = {},
): Money {
  let charged = 0n
  let from = 0
  for (const [index, rate] of ratesOf(bands).entries()) {
    const to = Math.min(bands[index]?.upTo ?? sum.amount, sum.amount)
    if (to <= from) break
    charged += BigInt(to - from) * rate
    from = to
  }
  const steps = divideRounded(charged, rateUnit * BigInt(per * roundTo), 'half-up')
  return money(toSafeInteger(steps, 'The charge') * roundTo, sum.currency)
}
