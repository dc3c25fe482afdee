import type { Distance, FigureValue, Standing } from '@bellwether/contract'
import type { sectorFigures } from '@bellwether/db'
import { isPresent, type Ratio } from '@bellwether/domain'
import { percentValue, ratioValue } from '@bellwether/web/view'
import type { MarketMeasure } from '../sector-figures/market-medians.ts'
import { medianIn } from '../sector-figures/medians.ts'

/** One measure of a security with the key its medians are kept under. */
export interface Measured {
  readonly key: Standing['key']
  readonly label: string
  readonly measure: string
  readonly medianKey: MarketMeasure
  readonly own: Ratio
  readonly above: string
  readonly below: string
  readonly in: Distance['in']
  readonly as: 'multiple' | 'percent'
}

export function standingOf(measured: Measured, market: sectorFigures.Medians, sector: sectorFigures.Medians): Standing {
  const { key, label, measure, above, below, own } = measured
  return {
    key,
    label,
    measure,
    above,
    below,
    own: written(own, measured),
    market: distanceFrom(measured, market),
    sector: distanceFrom(measured, sector),
  }
}

/** Null where the figure or the median is not meaningful, or the median has too few members. */
function distanceFrom(measured: Measured, medians: sectorFigures.Medians): Distance | null {
  const { own } = measured
  const median = medianIn(medians, measured.medianKey)
  if (median === null || !isPresent<number>(own)) return null
  if (measured.in === 'SHARE' && median <= 0) return null
  return {
    median: written({ value: median }, measured),
    by: measured.in === 'SHARE' ? own.value / median - 1 : own.value - median,
    in: measured.in,
  }
}

function written(ratio: Ratio, measured: Measured): FigureValue {
  const { as } = measured
  return measured.in === 'POINTS' && isPresent<number>(ratio)
    ? percentValue(ratio.value, { signed: true })
    : ratioValue(ratio, as)
}
