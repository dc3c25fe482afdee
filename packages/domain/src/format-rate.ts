import type { IsoDate } from './brand.ts'
import { formatDate } from './format-date.ts'
import { formatNumber } from './format-number.ts'

/** Pounds for one unit of a currency. */
export interface SterlingRate {
  readonly currency: string
  readonly sterling: number
  /** Null where nobody has said. */
  readonly asAt: IsoDate | null
}

/** As many as are stored. */
const maxDecimals = 8

/** RP-FORMAT-19: all decimals of the rate, at least four: `1 USD = £0.7800, rate as at 13 Nov 2026`. */
export function formatRate({ currency, sterling, asAt }: SterlingRate): string {
  const pounds = formatNumber(sterling, maxDecimals).replace(/0{1,4}$/, '')
  return `1 ${currency} = £${pounds}${asAt ? `, rate as at ${formatDate(asAt)}` : ''}`
}
