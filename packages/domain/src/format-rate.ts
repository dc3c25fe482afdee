import { formatNumber } from './format-number.ts'

/** As many as are stored. */
const maxDecimals = 8

/** RP-FORMAT-19: an exchange rate with all its decimals, at least four: `0.7800` or `0.78134512`. */
export function formatRate(rate: number): string {
  return formatNumber(rate, maxDecimals).replace(/0{1,4}$/, '')
}
