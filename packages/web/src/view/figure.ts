import type { Calculation, Figure, FigureValue } from '@bellwether/contract'
import { type IsoDate, isNotMeaningful, isPresent, type Money, type Price, type Ratio } from '@bellwether/domain'

/** Short ways to write the figures of a view; null always becomes "not reported". */

type Extras = Pick<Figure, 'definition' | 'beside' | 'range'> & { readonly calculation?: Calculation | undefined }

export function figure(
  key: string,
  label: string,
  value: FigureValue,
  { calculation, ...extras }: Extras = {},
): Figure {
  return { key, label, value, ...extras, ...(calculation ? { calculation } : {}) }
}

const notReported: FigureValue = { kind: 'absent', absence: 'NOT_REPORTED', reason: 'Not supplied' }

export const notApplicable: FigureValue = { kind: 'absent', absence: 'NOT_APPLICABLE' }

export function priceValue(price: Price | null): FigureValue {
  return price ? { kind: 'price', price } : notReported
}

/** `whyNot` says more than that it was not supplied. */
export function moneyValue(money: Money | null, whyNot: string | null = null): FigureValue {
  if (money) return { kind: 'money', money }
  return whyNot === null ? notReported : { kind: 'absent', absence: 'NOT_REPORTED', reason: whyNot }
}

export function percentValue(fraction: number | null, { signed = false } = {}): FigureValue {
  return fraction === null ? notReported : { kind: 'percent', fraction, signed }
}

export function countValue(count: number | null): FigureValue {
  return count === null ? notReported : { kind: 'count', count }
}

export function dateValue(date: IsoDate | string | null): FigureValue {
  return date ? { kind: 'date', date: date as IsoDate } : notReported
}

export function textValue(text: string | null): FigureValue {
  return text ? { kind: 'text', text } : notReported
}

export function yesNoValue(answer: boolean | null): FigureValue {
  return textValue(answer === null ? null : answer ? 'Yes' : 'No')
}

/** Three significant digits: 12.3, 1.07. */
export function multipleValue(value: number): FigureValue {
  return { kind: 'ratio', value, digits: Math.abs(value) < 10 ? 2 : 1 }
}

/** A ratio as a multiple (14.2) or, for yields and margins, as a percentage. */
export function ratioValue(ratio: Ratio, as: 'multiple' | 'times' | 'percent' = 'multiple'): FigureValue {
  if (isNotMeaningful(ratio)) return { kind: 'not-meaningful', reason: ratio.notMeaningful }
  if (!isPresent(ratio))
    return { kind: 'absent', absence: ratio.absent, ...(ratio.reason ? { reason: ratio.reason } : {}) }
  if (as === 'percent') return { kind: 'percent', fraction: ratio.value }
  return as === 'times' ? { kind: 'ratio', value: ratio.value, suffix: '×' } : multipleValue(ratio.value)
}
