import { type StatementLine, type StatementLines, sumSigned } from '@bellwether/domain'

/** What adjusted earnings leave out. */
const leftOut = ['exceptionalItems', 'propertyRevaluation', 'disposalGains', 'discontinued'] as const

/** Lines that would be repeated, or that apply to reported profit only. */
const dropped = ['adjustedOperatingProfit', 'epsAdjusted', 'effectiveTaxRate'] as const

/** Sum of what adjusted earnings leave out. */
export function oneOffItems(income: StatementLines): number {
  return leftOut.reduce((sum, key) => sum + (income[key] ?? 0), 0)
}

export function hasAdjustments(income: StatementLines): boolean {
  return leftOut.some(key => (income[key] ?? 0) !== 0)
}

/** An income statement excluding one-off items, with every total recalculated. Tax stays as reported. */
export function adjustedIncome(template: readonly StatementLine[], income: StatementLines): StatementLines {
  const lines: Record<string, number | null | undefined> = { ...income }
  for (const key of leftOut) if (lines[key] != null) lines[key] = 0
  for (const { key, sumOf } of template) if (sumOf) lines[key] = sumSigned(sumOf, lines)
  if (income.epsAdjusted != null) {
    lines.epsBasic = income.epsAdjusted
    lines.epsDiluted = adjustedDilutedEps(income)
  }
  for (const key of dropped) delete lines[key]
  return lines
}

/** Adjusted earnings per share as if every option had become a share. More shares would make a loss per share smaller, so a loss is not diluted. */
export function adjustedDilutedEps(income: StatementLines): number | null {
  const { epsAdjusted: eps, weightedSharesBasic: basic, weightedSharesDiluted: diluted } = income
  if (eps == null || eps <= 0) return eps ?? null
  return basic && diluted ? Math.round((eps * basic) / diluted) : null
}
