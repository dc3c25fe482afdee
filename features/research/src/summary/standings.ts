import type { Distance, FigureValue, Standing } from '@bellwether/contract'
import type { sectorFigures } from '@bellwether/db'
import { isPresent, type Ratio, shownDifference, shownNumber } from '@bellwether/domain'
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

/** RP-FORMAT-15. Null where the figure or the median is not meaningful, or the median has too few members. */
function distanceFrom(measured: Measured, medians: sectorFigures.Medians): Distance | null {
  const middle = medianIn(medians, measured.medianKey)
  if (middle === null || !isPresent<number>(measured.own)) return null
  const median = written({ value: middle }, measured)
  const by =
    measured.in === 'SHARE'
      ? shareOf(written(measured.own, measured), median)
      : shownDifference(measured.own.value, middle)
  return by === null ? null : { median, by, in: measured.in }
}

function shareOf(own: FigureValue, median: FigureValue): number | null {
  const [mine, theirs] = [shown(own), shown(median)]
  return mine === null || theirs === null || theirs <= 0 ? null : mine / theirs - 1
}

function shown(figure: FigureValue): number | null {
  if (figure.kind === 'percent') return shownNumber(figure.fraction, 4)
  return figure.kind === 'ratio' ? shownNumber(figure.value, figure.digits ?? 1) : null
}

function written(ratio: Ratio, measured: Measured): FigureValue {
  const { as } = measured
  return measured.in === 'POINTS' && isPresent<number>(ratio)
    ? percentValue(ratio.value, { signed: true })
    : ratioValue(ratio, as)
}
