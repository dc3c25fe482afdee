import { OutOfRangeError } from './errors.ts'

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** `September` of 9; throws beyond 1 to 12. */
export function monthName(month: number): string {
  const name = names[month - 1]
  if (name === undefined) throw new OutOfRangeError('The month', month, 'a whole number from 1 to 12')
  return name
}

/** `Sep` of 9. Cut from our own names, because engines disagree on `Sep` and `Sept`. */
export function shortMonthName(month: number): string {
  return monthName(month).slice(0, 3)
}
