import { formatScaled } from '../format-number.ts'
import type { Quantity } from '../price.ts'
import type { SecurityType } from '../security-type.ts'

/** Fund units are dealt to four decimals; everything else in whole shares, or whole pounds nominal. */
export function quantityScale(type: SecurityType): number {
  return type === 'FUND' ? 4 : 0
}

/** Before the point: less than a thousand million of anything. */
const maxDigits = 9
const typed = /^(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d+))?$/

/** Digits, with commas between thousands or without. Null for what is no positive number of at most `scale` decimals. */
export function parseQuantity(given: string, scale: number): Quantity | null {
  const [, whole = '', part = ''] = typed.exec(given.trim()) ?? []
  const decimals = part.replace(/(?<!0)0+$/, '')
  if (whole === '' || decimals.length > scale) return null
  const digits = `${whole.replaceAll(',', '')}${decimals.padEnd(scale, '0')}`.replace(/^0+/, '')
  return digits === '' || digits.length > maxDigits + scale ? null : { value: Number(digits), scale }
}

/** `1,000`, `12.5`: no more decimals than it has. */
export function formatQuantity({ value, scale }: Quantity): string {
  const text = formatScaled(value, scale)
  return scale === 0 ? text : text.replace(/\.?(?<!0)0+$/, '')
}
