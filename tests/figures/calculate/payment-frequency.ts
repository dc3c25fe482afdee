import type { RawDividend } from '../raw/rows.ts'

const words: Readonly<Record<number, string>> = {
  1: 'Once a year',
  2: 'Twice a year',
  4: 'Every quarter',
  12: 'Every month',
}

/** In words, by the payments of twelve months; special ones do not count. */
export function frequencyOf(year: readonly RawDividend[]): string {
  const payments = year.filter(({ kind }) => kind !== 'SPECIAL').length
  return payments === 0 ? 'n/a' : (words[payments] ?? `${payments} times a year`)
}
