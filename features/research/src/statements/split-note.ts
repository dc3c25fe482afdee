import type { PeriodColumn } from '@bellwether/contract'
import { formatDate } from '@bellwether/domain'

type Shown = Pick<PeriodColumn, 'periodEnd' | 'splitRatio'>

/** IM-STMT-5: which of the periods shown were filed before a split; null where none was. */
export function splitNote(columns: readonly Shown[]): string | null {
  const lastOf = new Map<number, Shown>()
  for (const column of columns) if (column.splitRatio) lastOf.set(column.splitRatio, column)
  const parts = [...lastOf].map(([ratio, { periodEnd }]) => `to ${formatDate(periodEnd)} (${inWords(ratio)})`)
  if (parts.length === 0) return null
  return `Figures per share and numbers of shares of periods ${parts.join(' and ')} are adjusted for later share splits.`
}

function inWords(ratio: number): string {
  const oldShares = [1, 2, 3].find(count => Math.abs(ratio * count - Math.round(ratio * count)) < 1e-6)
  return ratio > 1 && oldShares ? `${Math.round(ratio * oldShares)} for ${oldShares}` : `1 for ${Math.round(1 / ratio)}`
}
