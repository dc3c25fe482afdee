import { minMembers } from '@bellwether/analytics'
import type { Distance, FigureValue, Standing } from '@bellwether/contract'
import { isPresent, type Ratio } from '@bellwether/domain'
import { percentValue, ratioValue } from '@bellwether/web/view'

export type Medians = ReadonlyMap<string, { readonly value: number; readonly members: number }>

/** One measure of a security with the key its medians are kept under. */
export interface Measured {
  readonly key: Standing['key']
  readonly label: string
  readonly measure: string
  readonly medianKey: string
  readonly own: Ratio
  readonly above: string
  readonly below: string
  readonly in: Distance['in']
  readonly as: 'multiple' | 'percent'
}

export function standingOf(measured: Measured, market: Medians, sector: Medians | null): Standing {
  const { key, label, measure, above, below, own } = measured
  return {
    key,
    label,
    measure,
    above,
    below,
    own: written(own, measured),
    market: distanceFrom(measured, market),
    sector: sector && distanceFrom(measured, sector),
  }
}

/** Null where the figure or the median is not meaningful, or the median has too few members. */
function distanceFrom(measured: Measured, medians: Medians): Distance | null {
  const { own } = measured
  const median = medians.get(measured.medianKey)
  if (!median || median.members < minMembers || !isPresent<number>(own)) return null
  if (measured.in === 'SHARE' && median.value <= 0) return null
  return {
    median: written({ value: median.value }, measured),
    by: measured.in === 'SHARE' ? own.value / median.value - 1 : own.value - median.value,
    in: measured.in,
  }
}

function written(ratio: Ratio, measured: Measured): FigureValue {
  const { as } = measured
  return measured.in === 'POINTS' && isPresent<number>(ratio)
    ? percentValue(ratio.value, { signed: true })
    : ratioValue(ratio, as)
}
