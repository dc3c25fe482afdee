import type { ChartChoices } from '@bellwether/contract'
import { formatDate, type IsoDate, parseIsoDate } from '@bellwether/domain'

/** A period of its own inside the history; `problem` says why the dates asked for give none. */
export interface ChartDates {
  readonly dates: { readonly from: IsoDate; readonly to: IsoDate } | null
  readonly problem: string | null
}

/** Without a first day the period begins with the history, without a last day it ends with it. */
export function chartDates(
  { from, to }: Pick<ChartChoices, 'from' | 'to'>,
  history: { readonly first: IsoDate; readonly last: IsoDate },
): ChartDates {
  if (from === null && to === null) return { dates: null, problem: null }
  const [start, end] = [
    from === null ? history.first : parseIsoDate(from),
    to === null ? history.last : parseIsoDate(to),
  ]
  if (!start || !end) return refuse('Enter valid dates.')
  if (start >= end) return refuse('The first date must be before the last.')
  if (start < history.first || end > history.last)
    return refuse(
      `Prices are available from ${formatDate(history.first)} to ${formatDate(history.last)}: choose dates in this period.`,
    )
  return { dates: { from: start, to: end }, problem: null }
}

function refuse(problem: string): ChartDates {
  return { dates: null, problem }
}
