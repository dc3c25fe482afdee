import { type IsoDate, monthName } from '@bellwether/domain'

export interface Payment {
  readonly kind: string
  readonly exOn: IsoDate
  readonly payOn: IsoDate | null
}

const timesAYear: Readonly<Record<number, string>> = {
  1: 'Once a year',
  2: 'Twice a year',
  4: 'Every quarter',
  12: 'Every month',
}

/** How often, by what was paid in twelve months; specials have no rhythm. Null where nothing else was paid. */
export function paymentFrequency(paid: readonly Payment[]): string | null {
  const count = paid.filter(({ kind }) => kind !== 'SPECIAL').length
  return count === 0 ? null : (timesAYear[count] ?? `${count} times a year`)
}

/** The months of payment in the order of the calendar: "May, Oct". */
export function paymentMonths(paid: readonly Payment[]): string | null {
  const months = [...new Set(paid.map(({ payOn, exOn }) => Number((payOn ?? exOn).slice(5, 7))))].sort((a, b) => a - b)
  return months.length > 0 ? months.map(month => monthName(month).slice(0, 3)).join(', ') : null
}
