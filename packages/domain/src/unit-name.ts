import { getUnit } from './unit.ts'

const words: Readonly<Record<string, string>> = {
  GBX: 'pence',
  GBP: 'pounds',
  USD: 'US dollars',
  EUR: 'euros',
  JPY: 'yen',
  CHF: 'Swiss francs',
}

/** What people call a unit, `pence` rather than `GBX`; the code where it has no common name. */
export function unitName(unit: string): string {
  const { code } = getUnit(unit)
  return words[code] ?? code
}
