import { formatPriceSize, formatScaled, signOf } from './format-number.ts'
import type { Money } from './money.ts'
import type { Price } from './price.ts'
import { divideRounded, powerOfTen } from './rounding.ts'
import { getUnit } from './unit.ts'

const prefixes: Readonly<Record<string, string>> = {
  GBP: '£',
  USD: '$',
  EUR: '€',
  JPY: '¥',
  AUD: 'A$',
  CAD: 'C$',
  HKD: 'HK$',
  NZD: 'NZ$',
  SGD: 'S$',
  ILS: '₪',
}

const suffixes: Readonly<Record<string, string>> = {
  GBX: 'p',
  ILA: '\u00a0ILA',
  ZAC: '\u00a0ZAc',
}

/** What stands before an amount: `£`, or the code and a no-break space. */
export function currencySign(currency: string): string {
  return prefixes[currency] ?? `${currency}\u00a0`
}

function withUnit(unit: string, sign: string, size: string): string {
  const suffix = suffixes[unit]
  if (suffix !== undefined) return sign + size + suffix
  return sign + currencySign(unit) + size
}

/** `1,284.50p`, `$182.40`, `CHF 10.00` (with a no-break space); `decimals` at least, as its column has. */
export function formatPrice(price: Price, decimals?: number): string {
  return withUnit(price.unit, signOf(price.value, price.value), formatPriceSize(price, decimals))
}

/** Every digit: `£50,674.04` */
export function formatMoney(money: Money): string {
  const { minorDigits } = getUnit(money.currency)
  const size = formatScaled(Math.abs(money.amount), minorDigits)
  return withUnit(money.currency, signOf(money.amount, money.amount), size)
}

const steps: ReadonlyArray<readonly [power: number, suffix: string]> = [
  [12, 'tn'],
  [9, 'bn'],
  [6, 'm'],
]

/** Three significant digits: `£8.42bn`, `£50.6m`; below a million whole, `£6,156`, and below a thousand every digit. */
export function formatMoneyShort(money: Money): string {
  const { minorDigits } = getUnit(money.currency)
  const one = powerOfTen(minorDigits)
  const size = BigInt(Math.abs(money.amount))
  const sign = signOf(money.amount, money.amount)
  for (const [power, suffix] of steps) {
    const unit = powerOfTen(power + minorDigits)
    // 999.5 and more of the step below show as 1.00 of this one; a sum written whole stays whole up to the million.
    const reached = power === 6 ? size >= unit - one / 2n : size * 10_000n >= unit * 9_995n
    if (!reached) continue
    const whole = size / unit
    let decimals = whole >= 100n ? 0 : whole >= 10n ? 1 : 2
    let shown = divideRounded(size * powerOfTen(decimals), unit, 'half-up')
    if (decimals > 0 && shown >= 1000n) {
      decimals -= 1
      shown = divideRounded(size * powerOfTen(decimals), unit, 'half-up')
    }
    return withUnit(money.currency, sign, formatScaled(shown, decimals)) + suffix
  }
  if (size < 1000n * one) return formatMoney(money)
  return withUnit(money.currency, sign, formatScaled(divideRounded(size, one, 'half-up'), 0))
}
