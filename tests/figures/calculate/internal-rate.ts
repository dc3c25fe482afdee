/** Money in (above zero) or out, so many years after the first day. */
export interface CashFlow {
  readonly years: number
  readonly amount: number
}

/** The yearly rate at which all flows are worth nothing together, by halving: what spreadsheets call IRR, and XIRR with days ÷ 365 as years. */
export function internalRate(flows: readonly CashFlow[]): number {
  const worth = (rate: number) => flows.reduce((sum, { years, amount }) => sum + amount / (1 + rate) ** years, 0)
  let [low, high] = [-0.999_999, 10]
  const falls = worth(low) > worth(high)
  for (let step = 0; step < 200; step += 1) {
    const middle = (low + high) / 2
    if (worth(middle) > 0 === falls) low = middle
    else high = middle
  }
  return (low + high) / 2
}
