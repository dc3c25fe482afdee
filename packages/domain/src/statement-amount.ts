import { currencySign } from './format-money.ts'
import { formatNumber } from './format-number.ts'
import { type LineKind, perShareScale } from './statement-line.ts'
import { getUnit } from './unit.ts'

/** In what a statement's sums of money are printed: millions mostly, chosen by the largest of them. */
export interface MoneyStep {
  readonly power: 3 | 6 | 9
  readonly decimals: 0 | 1
  /** `£m` */
  readonly label: string
  /** For a heading: `£ millions`. */
  readonly words: string
}

/** `largest` is the largest size among the sums, in minor units. */
export function moneyStepFor(largest: number, currency: string): MoneyStep {
  const major = largest / 10 ** getUnit(currency).minorDigits
  const sign = currencySign(currency)
  if (major >= 1e13) return { power: 9, decimals: 0, label: `${sign}bn`, words: `${sign} billions` }
  if (major >= 1e7) return { power: 6, decimals: major >= 1e10 ? 0 : 1, label: `${sign}m`, words: `${sign} millions` }
  return { power: 3, decimals: 0, label: `${sign}000`, words: `${sign} thousands` }
}

/** The unit a line is printed in, for its label: `£m`, `p`, `$`, `m`, `%`. */
export function lineUnitLabel(kind: LineKind, currency: string, step: MoneyStep): string {
  switch (kind) {
    case 'MONEY':
      return step.label
    case 'PER_SHARE':
      return currency === 'GBP' ? 'p' : currencySign(currency).trim()
    case 'SHARES':
      return 'm'
    case 'PERCENT':
      return '%'
  }
}

/** A line's integer as text, with a minus below zero and without its unit: pence for sterling per share, millions of shares. */
export function formatLineAmount(value: number, kind: LineKind, currency: string, step: MoneyStep): string {
  switch (kind) {
    case 'MONEY':
      return formatNumber(value / 10 ** (getUnit(currency).minorDigits + step.power), step.decimals)
    case 'PER_SHARE':
      return formatNumber(value / 10 ** (currency === 'GBP' ? perShareScale - 2 : perShareScale), 2)
    case 'SHARES':
      return formatNumber(value / 1e6, 1)
    case 'PERCENT':
      return formatNumber(value / 100, 1)
  }
}

/** A line's integer as a plain number for a file, nothing rounded away: major units, shares, per cent. */
export function lineNumber(value: number, kind: LineKind, currency: string): number {
  switch (kind) {
    case 'MONEY':
      return value / 10 ** getUnit(currency).minorDigits
    case 'PER_SHARE':
      return value / 10 ** perShareScale
    case 'SHARES':
      return value
    case 'PERCENT':
      return value / 100
  }
}
