import type { ReferenceSeries } from '../../records/reference-value.ts'

const sonia: ReferenceSeries = { code: 'SONIA', name: 'Cash at SONIA', kind: 'CASH', currency: 'GBP' }
const bankRate: ReferenceSeries = { code: 'BANK-RATE', name: 'Cash at Bank Rate', kind: 'CASH', currency: 'GBP' }
const estr: ReferenceSeries = { code: 'ESTR', name: 'Cash at €STR', kind: 'CASH', currency: 'EUR' }
const sofr: ReferenceSeries = { code: 'SOFR', name: 'Cash at SOFR', kind: 'CASH', currency: 'USD' }
const cpi: ReferenceSeries = { code: 'CPI', name: 'Consumer prices (CPI)', kind: 'INFLATION', currency: 'GBP' }
const hicp: ReferenceSeries = {
  code: 'HICP',
  name: 'Consumer prices of the euro area (HICP)',
  kind: 'INFLATION',
  currency: 'EUR',
}

/** By what a publisher calls it: code of the Bank of England, key of the ECB, number or title of the ONS. */
const known: readonly (readonly [name: RegExp, series: ReferenceSeries])[] = [
  [/\bIUDSOIA\b|\bSONIA\b/i, sonia],
  [/\bIUDBEDR\b|\bbank[ -]rate\b/i, bankRate],
  [/\bEST\.B\.EU000A2X2A25\.WT\b|\bEuro short-term rate\b|(?:^|\W)€STR\b|\bESTR\b/i, estr],
  [/\bSOFR\b/i, sofr],
  [/\bD7BT\b|\bCPI INDEX 00\b|^CPI$/i, cpi],
  [/\bICP\.M\.U2\.N\.000000\.4\.INX\b|\bHICP\b/i, hicp],
]

export function findSeries(name: string): ReferenceSeries | null {
  return known.find(([pattern]) => pattern.test(name))?.[1] ?? null
}

export const knownCodes: readonly string[] = known.map(([, { code }]) => code)
