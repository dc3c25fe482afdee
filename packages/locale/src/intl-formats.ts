import { formatMoney, formatPriceNumber, formatTime, type Money, type Price } from '@bellwether/domain'
import type { Locale } from './locale.ts'

export type Formats = Omit<Locale, 'tag' | 'dir' | 't' | 'parts' | 'sent'>

interface SignOptions {
  /** Print the plus of a positive number too. */
  readonly sign?: boolean
}

const millionFrom = 999_999.5

/** The formats of the domain, by the rules of a language. Amounts stay exact: Intl gets their digits as text. */
export function createFormats(tag: string): Formats {
  const numbers = new Map<string, Intl.NumberFormat>()
  // Building a format costs far more than using one.
  const write = (value: number | string, options: Intl.NumberFormatOptions, { sign = false }: SignOptions = {}) => {
    const key = JSON.stringify([options, sign])
    const known =
      numbers.get(key) ?? new Intl.NumberFormat(tag, { ...options, signDisplay: sign ? 'exceptZero' : 'negative' })
    numbers.set(key, known)
    // The minus of our labels: most languages have a hyphen in Intl.
    return known.format(value as Intl.StringNumericLiteral).replace('-', '−')
  }
  const dated = (options: Intl.DateTimeFormatOptions) => {
    const formats = new Map<string, Intl.DateTimeFormat>()
    return (instant: Date, zone: string) => {
      const known = formats.get(zone) ?? new Intl.DateTimeFormat(tag, { ...options, timeZone: zone })
      formats.set(zone, known)
      return known.format(instant)
    }
  }
  const decimals = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits })
  const inUnit = (unit: string, { digits, text }: Exact, options: SignOptions = {}) =>
    /^[A-Z]{3}$/.test(unit) && !subunits.includes(unit)
      ? write(text, { style: 'currency', currency: unit, ...decimals(digits) }, options)
      : `${write(text, decimals(digits), options)}\u00a0${unit}`
  const day = dated({ dateStyle: 'medium' })
  const size = ({ amount, currency }: Money) => Math.abs(amount) / 10 ** digitsOf(formatMoney({ amount: 0, currency }))
  const whole = (money: Money) =>
    write(Math.sign(money.amount) * size(money), { style: 'currency', currency: money.currency, ...decimals(0) })
  return {
    formatNumber: (n, digits = 2, options = {}) => write(n, decimals(digits), options),
    formatPercent: (fraction, { digits = 2, ...options } = {}) =>
      write(fraction, { style: 'percent', ...decimals(digits) }, options),
    formatRatio: (ratio, suffix = 'x', digits = 1) => write(ratio, decimals(digits)) + suffix,
    formatCount: count => write(count, Math.abs(count) < 1e6 ? decimals(0) : { notation: 'compact', ...decimals(2) }),
    formatPriceNumber: (price, least) => write(exact(price, least).text, decimals(exact(price, least).digits)),
    formatChange: price => write(exact(price).text, decimals(exact(price).digits), { sign: true }),
    formatPrice: (price, least) => inUnit(price.unit, exact(price, least)),
    formatMoney: money => inUnit(money.currency, exactMoney(money)),
    formatMoneyWhole: whole,
    formatMoneyShort(money) {
      const pounds = size(money)
      if (pounds < 1000) return inUnit(money.currency, exactMoney(money))
      if (pounds < millionFrom) return whole(money)
      const options = { minimumSignificantDigits: 3, maximumSignificantDigits: 3 }
      return write(Math.sign(money.amount) * pounds, {
        style: 'currency',
        currency: money.currency,
        notation: 'compact',
        ...options,
      })
    },
    formatDate: date => day(new Date(`${date}T00:00:00Z`), 'UTC'),
    formatTime: withZone(dated({ timeStyle: 'medium' })),
    formatDateTime: withZone(dated({ dateStyle: 'medium', timeStyle: 'medium' })),
    formatMinute: dated({ dateStyle: 'medium', timeStyle: 'short' }),
  }
}

/** With our name of the zone: Intl has GMT+0 in most languages. */
function withZone(format: (instant: Date, zone: string) => string): typeof formatTime {
  return (instant, zone) => `${format(instant, zone)} ${formatTime(instant, zone).split(' ').at(-1)}`
}

/** Quoted in a hundredth of a currency, which Intl does not know. */
const subunits = ['GBX', 'ILA', 'ZAC']

interface Exact {
  /** As a number of JavaScript, in as many digits as it takes. */
  readonly text: string
  readonly digits: number
}

const digitsOf = (text: string) => text.split('.')[1]?.length ?? 0

function exact(price: Price, least?: number): Exact {
  const text = formatPriceNumber(price, least)
  return { text: toPlain(text), digits: digitsOf(text) }
}

function exactMoney(money: Money): Exact {
  const text = formatMoney(money)
  return { text: toPlain(text), digits: digitsOf(text) }
}

function toPlain(text: string): string {
  return text.replace('−', '-').replace(/[^\d.-]/g, '')
}
