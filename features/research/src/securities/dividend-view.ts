import type { DividendView } from '@bellwether/contract'
import type { dividends } from '@bellwether/db'
import { dividendTypeLabels, price } from '@bellwether/domain'

const labels: Readonly<Record<string, string>> = dividendTypeLabels

export function toDividendView(item: dividends.Dividend): DividendView {
  return {
    kind: labels[item.kind] ?? item.kind,
    amount: price(item.amount, item.scale, item.unit),
    financialYear: item.financialYear,
    declaredOn: item.declaredOn,
    exOn: item.exOn,
    recordOn: item.recordOn,
    payOn: item.payOn,
    estimated: item.status === 'ESTIMATED',
  }
}
