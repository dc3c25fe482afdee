import { toEpochDay } from '@bellwether/domain'
import type { PriceRepair } from '../../records/index.ts'
import type { Repair, Series } from '../series.ts'

/** A dividend of a tenth of the price or more that the price does not show is in another unit. */
export const largeYield = 0.1
/** Nobody pays a twentieth of a percent, except in pounds where pence were meant. */
const tooSmall = 0.0005
/** Days within which the same dividend again is the same dividend. */
const repeatDays = 17

export const repairDividends: Repair = (series, { inHundredths }) => [
  ...repairUnits(series, inHundredths),
  ...repairUnadjusted(series),
  ...dropRepeated(series),
]

/** Share of the price before, and how much of the price the day took away. */
function seen(series: Series, index: number): { readonly yield: number; readonly drop: number } | null {
  const before = series[index - 1]?.close
  const row = series[index]
  if (!before || !row) return null
  return { yield: row.dividend / before, drop: (before - row.close) / before }
}

function repairUnits(series: Series, inHundredths: boolean): PriceRepair[] {
  return series.flatMap((row, index) => {
    const share = row.dividend > 0 ? seen(series, index) : null
    if (share === null) return []
    const factor = share.yield >= largeYield && share.drop < share.yield / 3 ? 0.01 : isTooSmall(share) ? 100 : 1
    if (factor === 1) return []
    row.dividend *= factor
    return [{ day: row.day, kind: 'DIVIDEND', note: `Dividend multiplied by ${factor}: it was in another unit.` }]
  })
  function isTooSmall(share: { readonly yield: number }): boolean {
    return inHundredths && share.yield < tooSmall
  }
}

/** A dividend of the day of a split, or of the week before it, that is still for the old shares. */
function repairUnadjusted(series: Series): PriceRepair[] {
  const repairs: PriceRepair[] = []
  for (const { day: splitDay, split } of series) {
    if (split <= 0 || split === 1) continue
    for (const row of series) {
      const days = toEpochDay(splitDay) - toEpochDay(row.day)
      if (row.dividend <= 0 || days < 0 || days > 7) continue
      const others = series.filter(other => other !== row && other.dividend > 0).map(({ dividend }) => dividend)
      const usual = others.sort((a, b) => a - b)[Math.floor(others.length / 2)]
      if (usual === undefined || Math.abs(Math.log(row.dividend / usual / split)) > Math.log(1.5)) continue
      row.dividend /= split
      repairs.push({ day: row.day, kind: 'DIVIDEND', note: `Dividend divided by ${split} for the split.` })
    }
  }
  return repairs
}

/** Of two much the same within days the one that the price shows more is kept. */
function dropRepeated(series: Series): PriceRepair[] {
  const repairs: PriceRepair[] = []
  const paid = series.flatMap((row, index) => (row.dividend > 0 ? [{ row, index }] : []))
  for (const [position, second] of paid.entries()) {
    const first = paid[position - 1]
    if (!first || first.row.dividend === 0) continue
    const days = toEpochDay(second.row.day) - toEpochDay(first.row.day)
    const alike = Math.abs(Math.log(second.row.dividend / first.row.dividend)) < Math.log(1.15)
    if (days > repeatDays || !alike) continue
    const dropOf = (index: number) => seen(series, index)?.drop ?? 0
    const repeated = dropOf(first.index) >= dropOf(second.index) ? second : first
    repeated.row.dividend = 0
    const kept = repeated === first ? second : first
    repairs.push({
      day: repeated.row.day,
      kind: 'DIVIDEND',
      note: `Dividend removed: it is that of ${kept.row.day} again.`,
    })
  }
  return repairs
}
