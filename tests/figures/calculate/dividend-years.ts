import type { RawDividend } from '../raw/rows.ts'

/** Where one of them has no financial year, all count for the calendar year of their ex-dividend dates. */
export function yearBasis(dividends: readonly RawDividend[]): 'financial' | 'calendar' {
  return dividends.some(({ financialYear }) => financialYear === null) ? 'calendar' : 'financial'
}

export function withYears(dividends: readonly RawDividend[]): readonly RawDividend[] {
  if (yearBasis(dividends) === 'financial') return dividends
  return dividends.map(dividend => ({ ...dividend, financialYear: Number(dividend.exOn.slice(0, 4)) }))
}
