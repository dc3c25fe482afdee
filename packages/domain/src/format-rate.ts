import { formatNumber } from './format-number.ts'

const minDecimals = 4
/** As many as are stored. */
const maxDecimals = 8

/** RP-FORMAT-19: an exchange rate with all its decimals, `0.7800` or `0.78134512`. */
export function formatRate(rate: number): string {
  const text = formatNumber(rate, maxDecimals)
  const surplus = /0*$/.exec(text)?.[0].length ?? 0
  return text.slice(0, text.length - Math.min(surplus, maxDecimals - minDecimals))
}
