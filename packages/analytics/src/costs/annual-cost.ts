type AnnualCosts = Readonly<Record<'ongoing' | 'borrowing' | 'transaction' | 'incidental' | 'investee', number | null>>

/** Total annual cost of a product as a fraction of its value; null where nothing is known. */
export function annualCost({ ongoing, borrowing, transaction, incidental, investee }: AnnualCosts): number | null {
  const known = [ongoing, borrowing, transaction, incidental, investee].filter(cost => cost !== null)
  return known.length > 0 ? known.reduce((sum, cost) => sum + cost, 0) : null
}
