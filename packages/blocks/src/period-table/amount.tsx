import type { RowUnit } from '@bellwether/contract'
import { VisuallyHidden } from '@bellwether/design'
import {
  formatLineAmount,
  formatNumber,
  formatPercent,
  isNotMeaningful,
  isPresent,
  type MoneyStep,
  minusSign,
  type Ratio,
} from '@bellwether/domain'
import { FigureText } from '../figure-text.tsx'

/** What the numbers of a table are printed in. */
export interface TableUnits {
  readonly currency: string
  readonly step: MoneyStep
}

/** One cell as accountants print it: negatives in brackets, spoken as "minus". */
export function Amount({
  cell,
  unit,
  units,
}: {
  readonly cell: Ratio
  readonly unit: RowUnit
  readonly units: TableUnits
}) {
  if (!isPresent<number>(cell)) return <Missing cell={cell} />
  const text = amountText(cell.value, unit, units)
  if (!text.startsWith(minusSign)) return text
  const size = text.slice(minusSign.length)
  return (
    <>
      <span aria-hidden="true">({size})</span>
      <VisuallyHidden>minus {size}</VisuallyHidden>
    </>
  )
}

export function amountText(value: number, unit: RowUnit, { currency, step }: TableUnits): string {
  switch (unit) {
    case 'FRACTION':
      return formatPercent(value, { digits: 1 })
    case 'POINTS':
      return `${formatNumber(value * 100, 1)}pp`
    case 'TIMES':
      return `${formatNumber(value, 1)}×`
    case 'MULTIPLE':
      return formatNumber(value, Math.abs(value) < 10 ? 2 : 1)
    case 'PERCENT':
      return `${formatLineAmount(value, unit, currency, step)}%`
    default:
      return formatLineAmount(value, unit, currency, step)
  }
}

function Missing({ cell }: { readonly cell: Ratio }) {
  if (isNotMeaningful(cell)) return <FigureText value={{ kind: 'not-meaningful', reason: cell.notMeaningful }} />
  if (!('absent' in cell)) return null
  return (
    <FigureText value={{ kind: 'absent', absence: cell.absent, ...(cell.reason ? { reason: cell.reason } : {}) }} />
  )
}
