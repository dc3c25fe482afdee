import type { SecurityChartRange } from '@bellwether/contract'

export const rangeLabels: Readonly<Record<SecurityChartRange, string>> = {
  '1D': 'one day',
  '5D': 'five days',
  '1M': 'one month',
  '3M': 'three months',
  '6M': 'six months',
  YTD: 'year to date',
  '1Y': 'one year',
  '3Y': 'three years',
  '5Y': 'five years',
  '10Y': 'ten years',
  MAX: 'maximum',
}
