import { earningsPerShare } from '@bellwether/analytics'
import { money, type StatementLine, sumSigned } from '@bellwether/domain'

/** Statement lines by key: integers, in the units of their kind. */
export type Lines = Record<string, number>

export function amountOf(lines: Readonly<Lines>, key: string): number {
  return lines[key] ?? 0
}

export function addTo(lines: Lines, key: string, amount: number): void {
  lines[key] = (lines[key] ?? 0) + amount
}

/** The template's money lines in its order: those given, nothing where none was, and every total worked out. */
export function withTotals(template: readonly StatementLine[], given: Readonly<Lines>): Lines {
  const lines: Lines = {}
  for (const { key, kind, sumOf } of template) {
    if (sumOf) {
      lines[key] = sumSigned(sumOf, lines) ?? 0
    } else if (kind === 'MONEY') {
      lines[key] = amountOf(given, key)
    } else {
      const value = given[key]
      if (value !== undefined) lines[key] = value
    }
  }
  return lines
}

export function sumLines(a: Readonly<Lines>, b: Readonly<Lines>): Lines {
  const sum: Lines = { ...a }
  for (const [key, value] of Object.entries(b)) addTo(sum, key, value)
  return sum
}

/** Accounts are kept in round numbers: thousands for small companies, hundred-thousands for large ones. */
export function grainOf(annualRevenue: number): number {
  return annualRevenue > 5e10 ? 1e7 : annualRevenue > 5e9 ? 1e6 : 1e5
}

export function roundTo(grain: number, amount: number): number {
  const rounded = Math.round(amount / grain) * grain
  return rounded === 0 ? 0 : rounded
}

/** Ten-thousandths of the major unit, from minor units and a count. */
export function perShare(amount: number, shares: number): number {
  // Every currency of the simulated market has two decimals.
  return earningsPerShare(money(amount, 'GBP'), shares).value
}

/** Hundredths of a percent. */
export function percentOf(part: number, whole: number): number {
  const value = Math.round((part / whole) * 10_000)
  return value === 0 ? 0 : value
}
