import { isPresent, present, type Ratio } from '@bellwether/domain'
import { divide } from './divide.ts'

type Figure = number | null

const daysInYear = 365

export function assetTurnover(revenue: Figure, totalAssets: Figure): Ratio {
  return divide(revenue, totalAssets, { what: 'Asset turnover', needsPositive: 'Total assets' })
}

/** Days that inventories last at the year's cost of sales. */
export function inventoryDays(inventories: Figure, costOfSales: Figure): Ratio {
  return daysAtYearsPace(inventories, costOfSales, { what: 'Inventory days', needsPositive: 'Cost of sales' })
}

/** Days of revenue that customers still owe. */
export function receivableDays(receivables: Figure, revenue: Figure): Ratio {
  return daysAtYearsPace(receivables, revenue, { what: 'Receivable days', needsPositive: 'Revenue' })
}

/** Days of cost of sales still owed to suppliers. */
export function payableDays(payables: Figure, costOfSales: Figure): Ratio {
  return daysAtYearsPace(payables, costOfSales, { what: 'Payable days', needsPositive: 'Cost of sales' })
}

function daysAtYearsPace(
  amount: Figure,
  yearly: Figure,
  words: { readonly what: string; readonly needsPositive: string },
): Ratio {
  return divide(amount === null ? null : amount * daysInYear, yearly, words)
}

/** Days between paying suppliers and being paid by customers. Without inventories, inventory days count as none. */
export function cashConversionCycle(inventory: Ratio, receivable: Ratio, payable: Ratio): Ratio {
  if (!isPresent<number>(receivable)) return receivable
  if (!isPresent<number>(payable)) return payable
  return present((isPresent<number>(inventory) ? inventory.value : 0) + receivable.value - payable.value)
}
