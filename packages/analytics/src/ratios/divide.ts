import { absent, getUnit, type Money, notMeaningful, type Price, present, type Ratio } from '@bellwether/domain'

/** numerator ÷ denominator where both are reported and the denominator is above zero. */
export function divide(
  numerator: number | null,
  denominator: number | null,
  { what, needsPositive }: { readonly what: string; readonly needsPositive: string },
): Ratio {
  if (numerator === null || denominator === null) return absent('NOT_REPORTED', `${what} needs figures not reported`)
  if (denominator <= 0) return notMeaningful(`${needsPositive} is not above zero`)
  return present(numerator / denominator)
}

export function divideMoney(a: Money | null, b: Money | null, what: string, needsPositive: string): Ratio {
  if (a !== null && b !== null && a.currency !== b.currency) return differentCurrencies(what, a.currency, b.currency)
  return divide(a?.amount ?? null, b?.amount ?? null, { what, needsPositive })
}

/** A price in pence and earnings in pounds are converted to one unit first. */
export function dividePrices(a: Price | null, b: Price | null, what: string, needsPositive: string): Ratio {
  if (a !== null && b !== null) {
    const [left, right] = [getUnit(a.unit).currency, getUnit(b.unit).currency]
    if (left !== right) return differentCurrencies(what, left, right)
  }
  return divide(a && inMajorUnits(a), b && inMajorUnits(b), { what, needsPositive })
}

function inMajorUnits(p: Price): number {
  return p.value / (10 ** p.scale * getUnit(p.unit).perMajor)
}

function differentCurrencies(what: string, left: string, right: string): Ratio {
  return absent('NOT_REPORTED', `${what} would mix ${left} with ${right}`)
}
