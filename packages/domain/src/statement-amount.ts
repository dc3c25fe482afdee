import { currencySign } from './format-money.ts'
import { formatNumber } from './format-number.ts'
import { type LineKind, perShareScale } from './statement-line.ts'
import { getUnit } from './unit.ts'

/** In what a statement's sums of money are printed: millions mostly, chosen by the largest of them. */
export interface MoneyStep {
  readonly power: 3 | 6 | 9
  readonly decimals: 0 | 1 | 2
  /** `£m` */
  readonly label: string
  /** For a heading: `£ millions`. */
  readonly words: string
}

/** `largest` is the largest size among the sums, in minor units. A step chosen instead has as many decimals as keep small sums in sight. */
export function moneyStepFor(largest: number, currency: string, chosen?: MoneyStep['power']): MoneyStep {
  const major = largest / 10 ** getUnit(currency).minorDigits
  const usual = usualPower(major)
  if (chosen === undefined || chosen === usual)
    return { ...namesOf(usual, currency), decimals: usual === 6 && major < 1e10 ? 1 : 0 }
  return { ...namesOf(chosen, currency), decimals: chosen > usual ? 2 : 0 }
}

/** The steps worth choosing between, the smaller first; none where only one makes sense. */
export function moneyPowersFor(largest: number, currency: string): readonly MoneyStep['power'][] {
  const major = largest / 10 ** getUnit(currency).minorDigits
  if (major <= 0) return []
  if (usualPower(major) === 3) return [3, 6]
  return major >= 1e9 ? [6, 9] : []
}

function usualPower(major: number): MoneyStep['power'] {
  return major >= 1e13 ? 9 : major >= 1e7 ? 6 : 3
}

const stepNames = { 3: ['000', 'thousands'], 6: ['m', 'millions'], 9: ['bn', 'billions'] } as const

function namesOf(power: MoneyStep['power'], currency: string): Omit<MoneyStep, 'decimals'> {
  const sign = currencySign(currency)
  const [short, long] = stepNames[power]
  return { power, label: `${sign}${short}`, words: `${sign} ${long}` }
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
