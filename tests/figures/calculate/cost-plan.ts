import { addMonths } from './calendar.ts'
import { banded, dealCharges, type RawCharge, ruleOf, type Scope } from './charges.ts'
import { internalRate } from './internal-rate.ts'

/** Product costs as fractions; what is not known is left out. */
export type ProductRates = Readonly<Record<string, number>>

const running = ['ONGOING', 'BORROWING', 'TRANSACTION', 'INCIDENTAL', 'INVESTEE']

interface Plan {
  readonly pence: number
  readonly years: number
  readonly growth: number
}

export interface PlanResult {
  /** Whole pence by item: of each year, and on the sale at the end. */
  readonly byItem: ReadonlyMap<string, readonly number[]>
  readonly heldPerYear: readonly number[]
  readonly bought: number
  readonly sold: number
  readonly beforeCosts: number
  readonly afterCosts: number
  readonly ends: readonly { readonly beforeCosts: number; readonly afterCosts: number }[]
}

/** A sum is invested on the first day, grows, bears its costs each month and is sold at the end. */
export function runPlan(
  charges: readonly RawCharge[],
  product: ProductRates,
  scope: Scope,
  { pence, years, growth }: Plan,
): PlanResult {
  const taken = new Map<string, number[]>()
  let held = pence
  const noCosts = () => Array.from({ length: years + 1 }, () => 0)
  const take = (item: string, year: number, due: number) => {
    if (due === 0) return
    const amount = Math.min(due, held)
    held -= amount
    const row = taken.get(item) ?? noCosts()
    row[year] = (row[year] ?? 0) + amount
    taken.set(item, row)
  }
  const bought = largestPurchase(charges, pence, scope)
  // What could be charged is listed, charged or not.
  for (const item of ['DEALING', 'CUSTODY', 'SDRT', 'PTM', ...Object.keys(product)]) taken.set(item, noCosts())
  for (const [item, due] of dealCharges(charges, 'BUY', bought, scope)) take(item, 0, due)
  take('ENTRY', 0, bought * (product.ENTRY ?? 0))

  const monthly = (1 + growth) ** (1 / 12)
  const custody = ruleOf(charges, 'CUSTODY', scope)?.rule
  const heldPerYear = Array.from({ length: years }, () => 0)
  const ends: { beforeCosts: number; afterCosts: number }[] = []
  for (let month = 0; month < years * 12; month += 1) {
    const year = Math.floor(month / 12)
    held *= monthly
    heldPerYear[year] = (heldPerYear[year] ?? 0) + held / 12
    const value = held
    for (const item of running) take(item, year, (value * (product[item] ?? 0)) / 12)
    const due = banded(Math.floor(held), custody?.bands ?? [], 12)
    take('CUSTODY', year, Math.min(due, custody?.capPerMonth ?? due))
    if (month % 12 === 11) ends.push({ beforeCosts: pence * (1 + growth) ** (year + 1), afterCosts: held })
  }
  const exit = held * (product.EXIT ?? 0)
  const sold = Math.floor(held - exit)
  take('EXIT', years, exit)
  const day = addMonths(scope.day, years * 12)
  // Rates of the first day are taken to last; only the date decides on the relief of a new listing.
  const lasting = charges.map(charge => (isOfDay(charge, scope.day) ? { ...charge, to: null } : charge))
  for (const [item, due] of dealCharges(lasting, 'SELL', sold, { ...scope, day })) take(item, years, due)
  return {
    byItem: new Map([...taken].map(([item, row]) => [item, row.map(Math.round)])),
    heldPerYear,
    bought,
    sold,
    beforeCosts: pence * (1 + growth) ** years,
    afterCosts: held,
    ends,
  }
}

/** The yearly return after all costs; the growth less it is the reduction in yield. */
export function rateEarned({ pence, years }: Plan, { afterCosts }: PlanResult): number {
  return internalRate([
    { years: 0, amount: -pence },
    { years, amount: afterCosts },
  ])
}

function isOfDay({ from, to }: RawCharge, day: string): boolean {
  return from <= day && (to === null || to >= day)
}

/** The largest purchase that the sum pays for with its charges, found penny by penny from above. */
function largestPurchase(charges: readonly RawCharge[], pence: number, scope: Scope): number {
  const costOf = (amount: number) => [...dealCharges(charges, 'BUY', amount, scope).values()].reduce((a, b) => a + b, 0)
  let amount = pence - costOf(pence)
  while (amount + 1 + costOf(amount + 1) <= pence) amount += 1
  while (amount + costOf(amount) > pence) amount -= 1
  return amount
}
