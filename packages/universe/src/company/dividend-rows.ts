import { addMonthsTo, type EpochDay, isoOf } from '../calendar.ts'
import { sourceId } from '../platform/source.ts'
import type { DividendRow } from '../rows/income.ts'
import type { DeclaredDividend } from './dividend-plan.ts'

/** Companies that report in sterling pay in pence; others in whole units of their currency with four decimals. */
export function dividendUnit(currency: string): { readonly unit: string; readonly scale: number } {
  return currency === 'GBP' ? { unit: 'GBX', scale: 2 } : { unit: currency, scale: 4 }
}

/** Everything that went ex since a day or belongs to a year that was reported, and what is due or expected within a year. */
export function* dividendRows(
  securityId: number,
  currency: string,
  dividends: readonly DeclaredDividend[],
  { from, until, firstYear }: { readonly from: EpochDay; readonly until: EpochDay; readonly firstYear: number },
): Generator<DividendRow> {
  const horizon = addMonthsTo(until, 12)
  const { unit, scale } = dividendUnit(currency)
  for (const d of dividends) {
    if ((d.exOn < from && d.fiscalYear < firstYear) || d.exOn > horizon) continue
    const declared = d.declaredOn <= until
    if (!declared && d.kind === 'SPECIAL') continue
    yield {
      security_id: securityId,
      kind: d.kind,
      amount: d.amount,
      scale,
      unit,
      financial_year: d.fiscalYear,
      declared_on: declared ? isoOf(d.declaredOn) : null,
      ex_on: isoOf(d.exOn),
      record_on: isoOf(d.recordOn),
      pay_on: isoOf(d.payOn),
      status: declared ? 'CONFIRMED' : 'ESTIMATED',
      reinvested: false,
      source_id: sourceId,
      as_at: isoOf(until),
    }
  }
}
