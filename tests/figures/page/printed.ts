/** How the pages print figures, written again with Intl: thousands by commas, halves away from zero, a real minus sign. */

export interface Printing {
  readonly digits?: number
  /** A plus before what is above zero. */
  readonly sign?: boolean
}

const formats = new Map<string, Intl.NumberFormat>()

function format(value: number, style: 'decimal' | 'percent', digits: number, sign: boolean): string {
  const key = `${style} ${digits} ${sign}`
  let made = formats.get(key)
  if (!made) {
    made = new Intl.NumberFormat('en-GB', {
      style,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      roundingMode: 'halfExpand',
      signDisplay: sign ? 'exceptZero' : 'negative',
    })
    formats.set(key, made)
  }
  return made.format(value).replace('-', '−')
}

export function decimal(value: number, digits: number, { sign = false }: Printing = {}): string {
  return format(value, 'decimal', digits, sign)
}

/** A fraction as a percentage. */
export function percent(fraction: number, { digits = 2, sign = false }: Printing = {}): string {
  return format(fraction, 'percent', digits, sign)
}

/** A difference of two percentages. */
export function points(fraction: number): string {
  return decimal(fraction * 100, 2, { sign: true })
}

/** Three significant digits of a multiple of the price. */
export function multiple(value: number): string {
  return decimal(value, Math.abs(value) < 10 ? 2 : 1)
}

export function times(value: number): string {
  return `${decimal(value, 1)}×`
}

export function count(value: number): string {
  const size = Math.abs(value)
  if (size >= 999_995_000_000) return `${decimal(value / 1e12, 2)}tn`
  if (size >= 999_995_000) return `${decimal(value / 1e9, 2)}bn`
  return size >= 1_000_000 ? `${decimal(value / 1e6, 2)}m` : decimal(value, 0)
}

const signs: Readonly<Record<string, string>> = { GBP: '£', USD: '$', EUR: '€', JPY: '¥' }

function withUnit(text: string, unit: string): string {
  if (unit === 'GBX') return `${text}p`
  const sign = signs[unit] ?? `${unit} `
  return text.startsWith('−') ? `−${sign}${text.slice(1)}` : `${sign}${text}`
}

/** A price in its own unit: two decimals, or `least`, more only where they are not zero. `digits` is how many it is known to. */
export function price(value: number, unit: string, digits = 2, least = 2): string {
  const text = priceNumber(value, digits)
  return withUnit(decimalsOf(text) < least ? decimal(value, least) : text, unit)
}

/** How many decimals the longest of some prices has. */
export function longest(prices: readonly { readonly amount: number; readonly scale: number }[]): number {
  return Math.max(0, ...prices.map(({ amount, scale }) => decimalsOf(priceNumber(amount / 10 ** scale, scale))))
}

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0

export function priceNumber(value: number, digits: number, printing: Printing = {}): string {
  let text = decimal(value, digits, printing)
  while (/\.\d{2}\d*0$/.test(text)) text = text.slice(0, -1)
  return digits < 2 ? decimal(value, 2, printing) : text
}

/** Pounds and pence, or the like. */
export function money(minor: number, currency = 'GBP'): string {
  return withUnit(decimal(minor / 100, 2), currency)
}

/** To three significant digits from a million on, whole below it, with pence below a thousand. */
export function shortMoney(minor: number, currency = 'GBP'): string {
  const major = minor / 100
  const size = Math.abs(major)
  if (size < 1000) return money(minor, currency)
  if (size < 999_999.5) return withUnit(decimal(major, 0), currency)
  const [power, suffix] = size >= 999.5e9 ? [1e12, 'tn'] : size >= 999.5e6 ? [1e9, 'bn'] : [1e6, 'm']
  const scaled = size / power
  const digits = scaled >= 99.95 ? 0 : scaled >= 9.995 ? 1 : 2
  return `${withUnit(decimal(major / power, digits), currency)}${suffix}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

export function date(day: string): string {
  const [year = '', month = '', ofMonth = ''] = day.split('-')
  return `${Number(ofMonth)} ${months[Number(month) - 1]} ${year}`
}

/** Two ways to add up the same figures may differ in the sixteenth digit: at an exact half either neighbour is right. */
export function either(print: (value: number) => string, value: number): readonly string[] {
  const slack = Math.abs(value) * 1e-12
  return [...new Set([print(value), print(value - slack), print(value + slack)])]
}

/** A printed number, and a printed percentage as a fraction. */
export function numberIn(text: string): number {
  return Number(text.replace(/[,%+]/g, '').replace('−', '-'))
}
const percentIn = (text: string) => numberIn(text) / 100

/** Of a column of percentages as they are printed. */
export function printedTotal(fractions: readonly number[]): string {
  return percent(fractions.reduce((sum, fraction) => sum + Math.round(numberIn(percent(fraction)) * 100), 0) / 10_000)
}

/** Of two percentages as they are printed. */
export function differences(print: (fraction: number) => string, a: number, b: number): readonly string[] {
  const all = either(percent, a).flatMap(one =>
    either(percent, b).map(other => print(percentIn(one) - percentIn(other))),
  )
  return [...new Set(all)]
}
