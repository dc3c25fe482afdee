import { totalPaid } from '@bellwether/analytics'
import type { Calculation, DividendView } from '@bellwether/contract'
import { formatDate, type Price, toPriceNumber } from '@bellwether/domain'
import { priceValue } from '@bellwether/web/view'
import { sourceLabels } from '../calculations/calculation-sources.ts'

type Paid = Pick<DividendView, 'kind' | 'amount' | 'exOn'>

/** The payments that a total is the sum of; undefined where it is of others, or in another currency. */
export function paymentsCalculation(
  payments: readonly Paid[],
  total: Price | null,
  href: string,
): Calculation | undefined {
  const sum = totalPaid(payments)
  if (!total || !sum || payments.length === 0) return undefined
  if (sum.unit !== total.unit || toPriceNumber(sum) !== toPriceNumber(total)) return undefined
  const inputs = payments.map(({ kind, amount, exOn }) => ({
    label: `${kind} of ${formatDate(exOn)}`,
    value: priceValue(amount),
    source: sourceLabels.dividends,
    href,
  }))
  return {
    formula: inputs.map(({ label }) => label).join(' + '),
    inputs,
    note: 'By ex-dividend date. Special dividends and estimates are not counted.',
  }
}
