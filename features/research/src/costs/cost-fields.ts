import type { CostFieldName, CostFieldView } from '@bellwether/contract'
import {
  costLimits,
  formatCount,
  formatMoney,
  type Money,
  money,
  parseMoney,
  parseTypedNumber,
} from '@bellwether/domain'

/** The parsed value, or null with the reason. */
export interface ReadField<T> {
  readonly field: CostFieldView
  readonly value: T | null
}

export const costFieldDefaults: Readonly<Record<CostFieldName, string>> = {
  amount: '10,000',
  monthly: '0',
  years: '5',
  growth: '5',
  deals: '0',
}

// The form takes no more; an address may hold anything.
const longest = 40

/** Pounds and pence; 0 is allowed where only the other field is used. */
export function readMoney(given: string, limits: { readonly from: number; readonly to: number }): ReadField<Money> {
  const read = readDecimal(given, 'Enter an amount such as 10,000, or 0.', '10,000 or 10000.50')
  if (read.value === null) return { field: read.field, value: null }
  const decimal = read.value
  if (decimal.startsWith('-')) return wrong(given, 'Enter £0 or more.')
  if ((decimal.split('.')[1] ?? '').length > 2) return wrong(given, 'Enter pence as two digits, such as 10000.50.')
  // Compared as text length first: a number of forty digits is no safe integer.
  if (decimal.length > 15 || Number(decimal) * 100 > limits.to)
    return wrong(given, `Enter ${wholePounds(limits.to)} or less.`)
  const value = parseMoney(decimal, 'GBP')
  if (value.amount > 0 && value.amount < limits.from)
    return wrong(given, `Enter at least ${wholePounds(limits.from)}, or 0.`)
  return { field: { given, error: null }, value }
}

export function readWhole(
  given: string,
  { from, to }: { readonly from: number; readonly to: number },
  what: string,
): ReadField<number> {
  const right = `Enter a whole number of ${what} from ${from} to ${to}.`
  const read = readDecimal(given, right, String(to))
  if (read.value === null) return { field: read.field, value: null }
  const value = Number(read.value)
  if (!Number.isInteger(value) || value < from || value > to) return wrong(given, right)
  return { field: { given, error: null }, value }
}

/** Per cent as typed, a fraction as read. */
export function readGrowth(given: string): ReadField<number> {
  const { from, to } = costLimits.growth
  const right = `Enter a percentage from ${percent(from)} to ${percent(to)}.`
  // Checked before parsing: three decimals in an amount may be a thousands separator, in a growth rate never.
  if (/\.\d{3,}$/.test(given.replace('%', '').trim()))
    return wrong(given, 'Enter up to two decimal places, such as 4.25.')
  const read = readDecimal(given, right, '5 or 2.5')
  if (read.value === null) return { field: read.field, value: null }
  const value = Number(read.value) / 100
  if (!(value >= from && value <= to)) return wrong(given, right)
  return { field: { given, error: null }, value }
}

function readDecimal(given: string, whenEmpty: string, example: string): ReadField<string> {
  if (given.length > longest) return wrong(given, `That number is too long. Enter a number such as ${example}.`)
  const read = parseTypedNumber(given)
  if ('decimal' in read) return { field: { given, error: null }, value: read.decimal }
  if (read.problem === 'EMPTY') return wrong(given, whenEmpty)
  if (read.problem === 'OTHER_NOTATION')
    return wrong(given, `Did you mean ${read.meant}? Use commas for thousands and a point for decimals.`)
  return wrong(given, `“${given.trim()}” is not a number. Enter a number such as ${example}.`)
}

function wrong(given: string, error: string): { readonly field: CostFieldView; readonly value: null } {
  return { field: { given: given.slice(0, longest), error }, value: null }
}

function wholePounds(pence: number): string {
  return formatMoney(money(pence, 'GBP')).replace(/\.00$/, '')
}

function percent(fraction: number): string {
  return `${fraction < 0 ? '−' : ''}${formatCount(Math.abs(Math.round(fraction * 100)))}%`
}
