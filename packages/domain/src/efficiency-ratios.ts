import { isPresent, present } from './absence.ts'
import { divide, type Ratio } from './ratio.ts'

type Figure = number | null

const daysInYear = 365

export function assetTurnover(revenue: Figure, totalAssets: Figure): Ratio {
  return divide(revenue, totalAssets, { what: 'Asset turnover', needsPositive: 'Total assets' })
}

/** Days that an amount at the period end lasts at the year's pace: stock at cost of sales, receivables at revenue. */
export function daysOf(amount: Figure, yearly: Figure, what: string, needsPositive: string): Ratio {
  return divide(amount === null ? null : amount * daysInYear, yearly, { what, needsPositive })
}

/** Days between paying suppliers and being paid. Where nothing is kept in stock, stock days count as none. */
export function cashConversionCycle(inventory: Ratio, receivable: Ratio, payable: Ratio): Ratio {
  if (!isPresent<number>(receivable)) return receivable
  if (!isPresent<number>(payable)) return payable
  return present((isPresent<number>(inventory) ? inventory.value : 0) + receivable.value - payable.value)
}
