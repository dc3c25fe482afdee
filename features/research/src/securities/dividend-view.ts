import type { DividendView } from '@bellwether/contract'
import type { dividends } from '@bellwether/db'
import { price } from '@bellwether/domain'

export const dividendTypeLabels: Readonly<Record<string, string>> = {
  INTERIM: 'Interim',
  SECOND_INTERIM: 'Second interim',
  THIRD_INTERIM: 'Third interim',
  FOURTH_INTERIM: 'Fourth interim',
  FINAL: 'Final',
  SPECIAL: 'Special',
  PID: 'Property income (PID)',
  RETURN_OF_CAPITAL: 'Return of capital',
  DISTRIBUTION: 'Distribution',
  COUPON: 'Coupon',
}

export function toDividendView(item: dividends.Dividend): DividendView {
  return {
    kind: dividendTypeLabels[item.kind] ?? item.kind,
    amount: price(item.amount, item.scale, item.unit),
    financialYear: item.financialYear,
    declaredOn: item.declaredOn,
    exOn: item.exOn,
    recordOn: item.recordOn,
    payOn: item.payOn,
    estimated: item.status === 'ESTIMATED',
  }
}
