import { formatMoneyShort, formatPercent, formatPrice, money, price } from '@bellwether/domain'
import { dividendUnit } from '../company/dividend-rows.ts'
import { amountOf, type Lines } from '../company/lines.ts'
import type { ListingPlan } from '../identity/plan.ts'

export const moneyText = (minor: number, currency: string) => formatMoneyShort(money(minor, currency))

/** Ten-thousandths of the major unit: pence for sterling. */
export function perShareText(value: number, currency: string): string {
  const { unit, scale } = dividendUnit(currency)
  return formatPrice(price(value, scale, unit))
}

export const priceText = (value: number, listing: Pick<ListingPlan, 'unit' | 'scale'>) =>
  formatPrice(price(value, listing.scale, listing.unit))

export function changeText(now: number, before: number): string {
  return before > 0 && now > 0 ? formatPercent(now / before - 1, { sign: true, digits: 1 }) : 'n/m'
}

/** What a company calls its top line. */
export function topLine(income: Readonly<Lines>): { readonly label: string; readonly amount: number } {
  if (income.revenue !== undefined) return { label: 'Revenue', amount: income.revenue }
  if (income.totalIncome !== undefined) return { label: 'Total income', amount: income.totalIncome }
  if (income.insuranceRevenue !== undefined) return { label: 'Insurance revenue', amount: income.insuranceRevenue }
  if (income.rentalIncome !== undefined) return { label: 'Rental income', amount: income.rentalIncome }
  return { label: 'Investment income', amount: amountOf(income, 'investmentIncome') }
}
