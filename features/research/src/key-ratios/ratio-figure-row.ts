import {
  isExplained,
  type RatioKey,
  type RatioPeriod,
  type RatioRule,
  ratioFormulas,
  ratioRules,
  reportedFigure,
} from '@bellwether/analytics'
import type { FigureRow } from '../statements/figure-row.ts'
import { ratioOf } from './ratio-series.ts'

/** A ratio as a row of a table by period, from the ratio periods by their last days. */
export function ratioFigureRow(
  ratios: ReadonlyMap<string, RatioPeriod>,
  {
    key,
    label,
    unit,
    note = '',
  }: {
    readonly key: RatioRule & RatioKey
    readonly label: string
    readonly unit: FigureRow['unit']
    readonly note?: string
  },
): FigureRow {
  return {
    key,
    label,
    definition: `Our formula: ${ratioFormulas[key]}.${note}`,
    level: 'line',
    unit,
    over: null,
    ...(isExplained(key) ? { formula: key } : {}),
    of: period => {
      const at = ratios.get(period.periodEnd)
      return at ? ratioOf({ key, of: ratioRules[key] }, at) : reportedFigure(null)
    },
  }
}
